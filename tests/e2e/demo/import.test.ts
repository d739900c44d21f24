import { expect, test } from '../fixtures';

const text = [
  'name;subdomain;billing_name;billing_email;amount;currency;seat_type;total_seats',
  'Zebra Müller GmbH;zebra-mueller;Jan Müller;jan@zebra.example;12.50;EUR;full;5',
  'Zebra Two;acme;Ann;ann@zebra.example;1;EUR;full;5',
].join('\r\n');

test('importing a UTF-16 file with semicolons retries the row that the server rejected', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?q=zebra&import');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await expect(dialog).toBeVisible();
  await expect(
    dialog.getByRole('heading', { level: 3, name: 'Step 1 of 3: Files' }),
  ).toBeAttached();
  await page.evaluate(() =>
    window.amsMock?.failNext({
      call: 'createOrganization',
      effect: { status: 409, code: 'duplicate' },
    }),
  );
  await dialog.getByLabel('Choose CSV files or drop them here').setInputFiles({
    name: 'kunden.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${text}`, 'utf16le'),
  });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: /^Step 2/ })).toBeAttached();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Import 2 organizations' }).click();
  await expect(dialog.getByText('1 created, 1 failed.')).toBeVisible();
  await expect(dialog.getByText('Please check for duplicate organization.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import corrected rows' }).click();
  await expect(dialog.getByText('2 organizations created.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(
    page
      .getByRole('table', { name: 'Organizations' })
      .getByRole('link', { name: 'Zebra Müller GmbH' }),
  ).toBeVisible();
});
