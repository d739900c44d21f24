import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures';

test('an exported list previews in the import dialog as existing, and discarding it asks first and changes nothing', async ({
  signedIn: page,
}) => {
  await page.goto('/accounts?per_page=10&sort=registered_at');
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('link')).toHaveCount(
    10,
  );
  const total = Number(/\d+$/.exec(await page.getByText(/^1–10 of \d+$/).innerText())?.[0]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^organizations-\d{4}-\d\d-\d\d\.csv$/);
  const file = await download.path();
  const lines = readFileSync(file, 'utf8').split('\r\n');
  expect(lines).toHaveLength(total + 2);
  expect(lines[0]?.startsWith('\uFEFFname,')).toBe(true);

  const postUrls: string[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && postUrls.push(new URL(request.url()).pathname),
  );
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page).toHaveURL(/[?&]import$/);
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  await dialog
    .getByLabel('Choose CSV or Excel files or drop them here')
    .setInputFiles({ name: 'organizations.csv', mimeType: 'text/csv', buffer: readFileSync(file) });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByLabel('Default seat type').fill('full');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText(`Ready: 0. To correct: ${total}.`)).toBeVisible();
  await expect(dialog.getByText(`${total} existing`)).toBeVisible();
  await page.goBack();
  await page
    .getByRole('alertdialog', { name: 'Discard changes?' })
    .getByRole('button', { name: 'Discard' })
    .click();
  await expect(dialog).toHaveCount(0);
  expect(new Set(postUrls)).toEqual(new Set(['/api/accounts/lookup']));
});
