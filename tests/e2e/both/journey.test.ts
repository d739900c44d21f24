import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

test('returning from a profile restores the list with its sort order and scroll position', async ({
  page,
}) => {
  await signInAsDemoUser(page);
  await page.getByRole('link', { name: 'Accounts' }).click();
  const table = page.getByRole('table', { name: 'Organizations' });
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();

  await page.getByRole('button', { name: 'Total Seats' }).click();
  await expect(page).toHaveURL(/\/accounts\?sort=total_seats$/);
  await expect(table.getByRole('columnheader', { name: 'Total Seats' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(table).not.toHaveAttribute('aria-busy');

  const row = table.getByRole('row').nth(20);
  const name = await row.getByRole('link').innerText();
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 600));
  const scroll = await page.evaluate(() => window.scrollY);
  expect(scroll).toBeGreaterThan(300);

  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(page).toHaveTitle(`${name} | Accounts Management System`);
  await expect(page.getByRole('region', { name: 'Organization Profile' })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Period' })
    .getByRole('radio', { name: '7 days' })
    .check();
  await expect(page).toHaveURL(/\?period=7$/);
  await expect(page.getByRole('table', { name: 'Daily Seats' })).not.toHaveAttribute('aria-busy');

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/accounts\?sort=total_seats$/);
  await expect(table.getByRole('row').nth(20)).toContainText(name);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scroll);
  await expect(page).toHaveTitle('Organizations | Accounts Management System');
});

test('invalid list parameters are corrected in the URL without a history entry', async ({
  signedIn: page,
}) => {
  const initialLength = await page.evaluate(() => history.length);
  await page.goto('/accounts?page=0&per_page=7&sort=__proto__&status=x&order=up&keep=me');
  await expect(page.getByText(/^1–25 of 2\d\d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/accounts\?keep=me$/);
  expect(await page.evaluate(() => history.length)).toBe(initialLength + 1);

  await page.goto('/accounts?page=999&per_page=100');
  await expect(page).toHaveURL(/\/accounts\?page=[23]&per_page=100$/);
  await expect(page.getByText(/^[12]01–(2\d\d) of \1$/)).toBeVisible();

  await page.goto(`/accounts?q=${'x'.repeat(10_000)}`);
  await expect(page).toHaveURL(/\/accounts$/);
});

test('the breadcrumb of a profile returns to the list as it was, or to the whole list after a deep link', async ({
  signedIn: page,
}) => {
  const table = page.getByRole('table', { name: 'Organizations' });
  const back = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Accounts' });
  const profile = page.getByRole('region', { name: 'Organization Profile' });

  await page.goto('/accounts/acme.v2');
  await expect(back).toHaveAttribute('href', '/accounts');
  await back.click();
  await expect(page).toHaveURL(/\/accounts$/);

  await page.getByRole('button', { name: 'Total Seats' }).click();
  await page.getByLabel('Status').selectOption('Active');
  await page.getByLabel('Rows per page').selectOption('10');
  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/q=a/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table).not.toHaveAttribute('aria-busy');
  const listUrl = page.url();
  const name = await table.getByRole('row').nth(1).getByRole('link').innerText();
  await table.getByRole('row').nth(1).getByRole('link').click();
  await expect(profile).toBeVisible();
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/period=7/);
  await back.click();
  await expect(page).toHaveURL(listUrl);
  await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('a');
});
