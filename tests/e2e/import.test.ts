import type { Locator } from '@playwright/test';
import { workbookFile } from '../fixtures/workbookFile';
import { choose, expect, listLinks, test } from './fixtures';

const header = [
  'Name',
  'Subdomain',
  'Billing name',
  'Billing email',
  'Billing phone',
  'Amount',
  'Currency',
  'Seat type',
  'Total seats',
];
const excelType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function chooseFiles(dialog: Locator, suffix: string, badEmail: string) {
  const row = (name: string, email: string, phone: string | number) => {
    const unique = `${name}-${suffix}`;
    return [unique, unique.toLowerCase(), 'Ann Ash', email, phone, 120, 'EUR', 'full', 5];
  };
  const csv = [
    header,
    row('Ash', `ann@ash.example`, '+44 20 7946 0001'),
    row('Birch', badEmail, ''),
  ];
  const workbook = workbookFile([
    { name: 'Customers', rows: [header, row('Cedar', 'ann@cedar.example', '02079460001')] },
  ]);
  await dialog.getByLabel('Choose CSV or Excel files or drop them here').setInputFiles([
    {
      name: 'customers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv.map((cells) => cells.join(',')).join('\r\n')),
    },
    { name: 'customers.xlsx', mimeType: excelType, buffer: Buffer.from(workbook) },
  ]);
  await expect(dialog.getByRole('list', { name: 'Files' }).getByRole('listitem')).toHaveCount(2);
}

test('import: a CSV and a workbook create organizations; the second time "Update it" changes nothing', async ({
  signedIn: page,
  suffix,
}) => {
  await page.goto(`/accounts?q=${suffix}&sort=name`);
  await choose(page, 'More', 'Import CSV');
  await expect(page).toHaveURL(/[?&]import$/);
  const dialog = page.getByRole('dialog', { name: 'Import CSV' });
  const next = dialog.getByRole('button', { name: 'Continue' });
  const rows = dialog.getByRole('list', { name: 'Rows' }).getByRole('listitem');

  await chooseFiles(dialog, suffix, 'not an email');
  await next.click();
  await expect(dialog.getByText('Comma-separated · header in row 1').first()).toBeVisible();
  await next.click();
  await expect(dialog.getByRole('radio', { name: 'To correct 1', exact: true })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: 'Ready 2', exact: true })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'All rows 3', exact: true })).toBeVisible();
  await expect(rows).toHaveCount(1);
  const email = rows.first().getByRole('textbox');
  await expect(email).toHaveAccessibleDescription('Email address is invalid.');
  await page.keyboard.press('Escape');
  const discard = page.getByRole('alertdialog', { name: 'Discard changes?' });
  await expect(discard).toContainText('3 rows were not imported.');
  await discard.getByRole('button', { name: 'Keep editing' }).click();
  await email.fill('ann@birch.example');
  await dialog.getByRole('button', { name: 'Import 3 organizations' }).click();
  await expect(dialog.getByText('3 organizations created').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(listLinks(page)).toHaveText([`Ash-${suffix}`, `Birch-${suffix}`, `Cedar-${suffix}`]);

  // The same files again.
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/^(POST|PATCH|PUT)$/.test(request.method())) writes.push(new URL(request.url()).pathname);
  });
  await choose(page, 'More', 'Import CSV');
  await chooseFiles(dialog, suffix, 'ann@birch.example');
  await next.click();
  await next.click();
  const existing = dialog.getByRole('combobox', { name: 'If an organization exists' });
  await expect(existing.locator('option:checked')).toHaveText('Report it');
  await expect(dialog.getByRole('radio', { name: 'To correct 3', exact: true })).toBeVisible();
  await existing.selectOption('Update it');
  await dialog.getByRole('radio', { name: 'All rows 3', exact: true }).check();
  await expect(rows.filter({ hasText: 'Unchanged' })).toHaveCount(3);
  await expect(dialog.getByRole('button', { name: /^Import / })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(new Set(writes)).toEqual(new Set(['/api/accounts/lookup']));
});
