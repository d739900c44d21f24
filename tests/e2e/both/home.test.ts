import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

interface Row {
  readonly name: string;
  readonly available: number;
  readonly fullIn: string;
}

async function readRows(table: Locator): Promise<Row[]> {
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((elements) =>
      elements.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText)),
    );
  const count = (text = '') => Number(text.replace('−', '-').replace(',', ''));
  return rows.map(([name = '', , available, , fullIn = '']) => ({
    name: name.split('\n', 1)[0] ?? '',
    available: count(available),
    fullIn,
  }));
}

test('home shows who is about to run out, until they have seats again', async ({ page }) => {
  await signInAsDemoUser(page);
  const region = page.getByRole('region', { name: 'Needs attention' });
  const table = region.getByRole('table', { name: 'Needs attention' });
  await expect(region.getByRole('radio', { name: /^Low on seats \d+$/ })).toBeChecked();
  await expect(table.getByRole('link')).toHaveCount(8);

  const rows = await readRows(table);
  expect(rows[0]).toMatchObject({ name: 'Acme Robotics', available: 4, fullIn: '~7 days' });
  const daysLeft = rows.map(({ fullIn }) => Number(/^~(\d+) days/.exec(fullIn)?.[1]));
  expect(daysLeft).toEqual(daysLeft.toSorted((a, b) => a - b));

  const name = rows.at(-1)?.name ?? '';
  await table.getByRole('link', { name, exact: true }).click();
  await page
    .getByRole('button', { name: /^Assign seats, / })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Assign seats' });
  await dialog.getByLabel('Assigned seats', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'Assign seats', exact: true }).click();
  await expect(page.getByText('Saved Successfully!')).toBeVisible();
  await page.goBack();
  await expect(table.getByRole('link').first()).toBeVisible();
  await expect(table.getByRole('link', { name, exact: true })).toHaveCount(0);

  const recent = page.getByRole('region', { name: 'Recently viewed' });
  await expect(recent.getByRole('link')).toHaveText([name]);
  await page.goto('/logout');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ams.recent'))).toBeNull();
});

test('figures, table and list agree on who is out of seats', async ({ signedIn: page }) => {
  const search = '?status=active&seats=out&sort=seat_usage&order=desc';
  const figure = page.getByRole('link', { name: /^Out of seats \d+$/ });
  const region = page.getByRole('region', { name: 'Needs attention' });
  const list = page.getByRole('table', { name: 'Organizations' });
  // Tests that run at the same time may change the counts.
  await expect(async () => {
    await page.goto('/');
    const count = (await figure.innerText()).trim();
    await region.getByRole('radio', { name: `Out of seats ${count}`, exact: true }).check();
    const first = region.getByRole('table', { name: 'Needs attention' }).getByRole('link').first();
    const name = await first.innerText();
    await region.getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/accounts') && url.search === search,
    );
    await expect(list.getByRole('link').first()).toHaveText(name);
    await expect(page.getByText(`1–${count} of ${count}`, { exact: true })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.goBack();
  await figure.click();
  await expect(page).toHaveURL(
    (url) => url.pathname.endsWith('/accounts') && url.search === search,
  );
});
