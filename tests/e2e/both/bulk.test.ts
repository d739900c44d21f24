import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const rowBoxes = (page: Page) => page.getByRole('checkbox', { name: /^Select (?!all on)/ });
const selection = (page: Page) => page.getByRole('region', { name: 'Selection' });
const pageLoaded = (page: Page, from: number) =>
  expect(page.getByText(new RegExp(`^${from}–\\d+ of 2\\d\\d$`))).toBeVisible();

test('a selection by mouse and keyboard survives paging and searching, and is exported', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts');
  await pageLoaded(page, 1);
  await rowBoxes(page).nth(1).check();
  await rowBoxes(page)
    .nth(4)
    .click({ modifiers: ['Shift'] });
  await expect(selection(page).getByText('4 selected')).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await pageLoaded(page, 26);
  await expect(rowBoxes(page).nth(1)).not.toBeChecked();
  await rowBoxes(page).first().focus();
  await page.keyboard.press('Space');
  await expect(selection(page).getByText('5 selected')).toBeVisible();
  await page.goBack();
  await pageLoaded(page, 1);
  await expect(rowBoxes(page).first()).toBeFocused();
  await expect(rowBoxes(page).first()).not.toBeChecked();
  await page.goForward();
  await pageLoaded(page, 26);
  await expect(rowBoxes(page).first()).toBeChecked();

  const download = page.waitForEvent('download');
  await selection(page).getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(file.trim().split('\r\n')).toHaveLength(1 + 5);

  await page.goBack();
  await pageLoaded(page, 1);
  await expect(rowBoxes(page).nth(2)).toBeChecked();
  await page.getByRole('searchbox', { name: 'Search organizations' }).fill('no such name');
  await expect(page.getByText('No accounts')).toBeVisible();
  await expect(selection(page).getByText('5 not shown')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await pageLoaded(page, 1);
  await expect(selection(page).getByText('1 not shown')).toBeVisible();
});

test('a bulk change previews, reports and shows its outcome', async ({ signedIn: page }) => {
  await page.goto('/accounts?page=7');
  await pageLoaded(page, 151);
  const table = page.getByRole('table', { name: 'Organizations' });
  const rows = [21, 22, 23].map((nth) => table.getByRole('row').nth(nth));
  const names = await Promise.all(rows.map((row) => row.getByRole('link').innerText()));
  const statuses = await Promise.all(
    rows.map((row) => row.getByText(/^(Active|Inactive)$/).innerText()),
  );
  const active = statuses.filter((status) => status === 'Active').length;
  for (const [verb, status, count] of [
    ['Deactivate', 'Inactive', active],
    ['Activate', 'Active', 3],
  ] as const) {
    for (const row of rows) await row.getByRole('checkbox').check();
    await selection(page).getByRole('button', { name: verb, exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: `${verb} ${count} organization${count === 1 ? '' : 's'}?`,
    });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: verb, exact: true }).click();
    const outcome = page.getByRole('dialog', {
      name: `${count} organization${count === 1 ? '' : 's'} ${verb.toLowerCase()}d`,
    });
    await expect(outcome).toBeVisible();
    await outcome.getByRole('button', { name: 'Done' }).click();
    await expect(selection(page)).toHaveCount(0);
    await expect(rowBoxes(page).first()).toBeFocused();
    for (const [index, row] of rows.entries()) {
      await expect(row.getByRole('link')).toHaveText(names[index] ?? '');
      await expect(row.getByText(status, { exact: true })).toBeVisible();
    }
  }
  await rowBoxes(page).nth(1).check();
  await selection(page).getByRole('button', { name: 'Clear selection' }).click();
  await expect(selection(page)).toHaveCount(0);
  await expect(rowBoxes(page).first()).toBeFocused();
});

test('rows are selected on a phone without opening them', async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('/accounts');
  await pageLoaded(page, 1);
  await rowBoxes(page).nth(2).click();
  await expect(selection(page).getByText('1 selected')).toBeVisible();
  await selection(page).getByRole('button', { name: 'Select all on this page' }).click();
  await expect(selection(page).getByText('25 selected')).toBeVisible();
  await expect(page).toHaveURL(/\/accounts$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
