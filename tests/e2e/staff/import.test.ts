import { rm, writeFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';
import { signInAsDemoUser, submitLogin } from '../signInAsDemoUser';

const header = 'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';
const rows = Array.from(
  { length: 30 },
  (_, n) => `Company ${n},company-${n},Ann,ann@company-${n}.example,${n},EUR,full,5`,
);
const file = {
  name: 'organizations.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].join('\r\n')),
};
const corsHeaders = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' };

test('an import interrupted by the end of the session resumes without losing a record', async ({
  page,
}) => {
  // One record per idempotency key. They never reach the mock API that other tests share.
  const records = new Map<string, string>();
  let calls = 0;
  await page.route('**/api/accounts', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    calls += 1;
    if (calls > 12 && calls < 17)
      return route.fulfill({
        status: 401,
        headers: corsHeaders,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 401, code: 'unauthenticated' }),
      });
    const { name, subdomain, billing } = request.postDataJSON() as {
      name: string;
      subdomain: string;
      billing: object;
    };
    records.set(request.headers()['idempotency-key'] ?? '', name);
    const data = {
      id: subdomain,
      name,
      subdomain,
      status: 'active',
      registered_at: '2026-03-01T09:30:00Z',
      updated_at: '2026-03-01T09:30:00Z',
      total_seats: 5,
      used_seats: 0,
      available_seats: 5,
      address: null,
      billing: { billing_phone: null, ...billing },
    };
    return route.fulfill({ status: 201, headers: { ...corsHeaders, ETag: '"1"' }, json: { data } });
  });
  await signInAsDemoUser(page);
  await page.goto('/accounts?import');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await dialog.getByLabel('Choose CSV or Excel files or drop them here').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('heading', { name: /^Step 2/ })).toBeAttached();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Import 30 organizations' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await submitLogin(page);
  await expect(dialog.getByText(/^Paused\. \d+ created, \d+ not sent\.$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Resume' }).click();
  await expect(dialog.getByText('30 organizations created.')).toBeVisible();
  expect(new Set(records.values())).toEqual(new Set(rows.map((row) => row.split(',')[0])));
  expect(records.size).toBe(30);
});

test('a file that changes on disk after it was added has to be added again, and is imported as it is then', async ({
  signedIn: page,
}, testInfo) => {
  const path = testInfo.outputPath('customers.csv');
  const save = (text: string) => writeFile(path, [header, ...rows.slice(0, 2), text].join('\r\n'));
  await save('');
  await page.goto('/accounts?import');
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const input = dialog.getByLabel('Choose CSV or Excel files or drop them here');
  const message = dialog.getByText('The file has changed. Add it again.');
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  await input.setInputFiles(path);
  await goOn.click();
  await dialog.getByRole('textbox', { name: 'Default seat type' }).fill('light');

  // In a step that doesn't show it.
  await save(rows[2] ?? '');
  await goOn.click();
  await expect(message).toBeVisible();
  await expect(goOn).toHaveAttribute('aria-disabled', 'true');
  await input.setInputFiles(path);
  await expect(dialog.getByText('3 rows')).toBeVisible();
  await expect(message).toHaveCount(0);
  await goOn.click();
  await expect(dialog.getByRole('textbox', { name: 'Default seat type' })).toHaveValue('light');

  // As it is read in another format.
  await save(`${rows[2]}\r\n${rows[3]}`);
  await dialog.getByRole('combobox', { name: 'Delimiter' }).selectOption({ label: 'Semicolon' });
  await expect(message).toBeVisible();
  await rm(path);
  await dialog.getByRole('button', { name: 'Remove customers.csv' }).click();
  await expect(message).toHaveCount(0);

  // Removed before its step was left.
  await save('');
  await input.setInputFiles(path);
  await expect(dialog.getByText('2 rows')).toBeVisible();
  await rm(path);
  await goOn.click();
  await expect(message).toBeVisible();
});
