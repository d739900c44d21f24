import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const path = '/accounts?status=active&seats=underused&sort=unused_seats';
const rowsOf = (page: Page) => page.getByRole('table', { name: 'Organizations' }).getByRole('row');
const pathOf = (url: URL) => url.pathname.replace(/^.*(?=\/accounts)/, '') + url.search;

/** What the column "Unused" says, from the top. */
async function unusedSeats(page: Page): Promise<number[]> {
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeVisible();
  const texts = await rowsOf(page).locator('td:nth-child(6)').allInnerTexts();
  return texts.map((text) => Number(text.replaceAll(',', '')));
}

test('one click lists who has most unused seats, three more save a smaller total, and the row leaves', async ({
  signedIn: page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Underused \d+$/ }).click();
  await expect(page).toHaveURL((url) => pathOf(url) === path);
  const link = rowsOf(page).nth(1).getByRole('link');
  const name = await link.innerText();

  await link.click();
  const states = page.getByRole('note', { name: 'Seats' });
  await states.getByRole('button', { name: 'Change total seats' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Change total seats' });
  await expect(dialog.getByLabel('Total seats')).toHaveAccessibleDescription(/^[\d,]+ and 10 %$/);
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/, [\d,]+ seats? becomes? free$/)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL((url) => pathOf(url) === path);
  await expect(rowsOf(page).nth(1).getByRole('link')).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('unused seats are sorted across pages, also together with a status and a search', async ({
  signedIn: page,
}) => {
  await page.goto(`${path}&per_page=10`);
  const first = await unusedSeats(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 of /)).toBeVisible();
  const found = [...first, ...(await unusedSeats(page))];
  expect(found).toHaveLength(20);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  await page.goBack();
  await expect.poll(() => unusedSeats(page)).toEqual(first);

  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('hallberg');
  await expect(rowsOf(page)).toHaveCount(2);
  await expect(page).toHaveURL(/seats=underused/);
  await page.getByRole('combobox', { name: 'Status' }).selectOption('inactive');
  await expect(rowsOf(page)).toHaveCount(0);
});
