import type { Locator } from '@playwright/test';
import { workbookFile } from '../../fixtures/workbookFile';
import { expect, test } from '../fixtures';

const header = [
  'Firma',
  'Subdomain',
  'Ansprechpartner',
  'E-Mail',
  'Telefon',
  'Betrag',
  'Währung',
  'Lizenztyp',
  'Plätze',
];
/** Sixty customers of a German list. */
const rows = (prefix: string) =>
  Array.from({ length: 60 }, (_, index) => [
    `Müller ${prefix} ${index} GmbH`,
    `${prefix}-${index}`,
    'Jörg Groß',
    `info@${prefix}-${index}.example`,
    `+49 30 12345${index + 10}`,
    1100.5 + index,
    'EUR',
    'Voll',
    index + 1,
  ]);

test('a list of sixty European customers is imported with fewer clicks as .xlsx than as .csv', async ({
  signedIn: page,
}) => {
  // The demo answers as slowly as a real API.
  test.slow();
  const workbook = workbookFile([
    { name: 'Kunden', rows: [['Kundenliste'], null, header, ...rows('xlsx')], merged: ['A1:I1'] },
  ]);
  // In Windows-1252, as a German Excel saves it.
  const csv = [header, ...rows('csv')]
    .map((cells) => cells.map((cell) => String(cell).replace(/(?<=\d)\.(?=\d)/, ',')).join(';'))
    .join('\r\n');
  let clicks = 0;
  const click = async (target: Locator) => {
    await target.click();
    clicks += 1;
  };
  const clicksOf = async (name: string, buffer: Buffer) => {
    clicks = 0;
    await page.goto('/accounts?import');
    const dialog = page.getByRole('dialog', { name: 'Import CSV' });
    await dialog
      .getByLabel('Choose CSV or Excel files or drop them here')
      .setInputFiles({ name, mimeType: '', buffer });
    const encoding = dialog.getByRole('radio', { name: /^Währung/ });
    await expect(encoding.or(dialog.getByText('60 rows'))).toBeVisible();
    if (await encoding.isVisible()) await click(encoding);
    const goOn = dialog.getByRole('button', { name: 'Continue' });
    await click(goOn);
    await expect(dialog.getByRole('heading', { name: /^Step 2/ })).toBeAttached();
    await click(goOn);
    await click(dialog.getByRole('button', { name: 'Import 60 organizations' }));
    await expect(dialog.getByText('60 organizations created.')).toBeVisible({ timeout: 60_000 });
    return clicks;
  };
  expect(await clicksOf('kunden.xlsx', Buffer.from(workbook))).toBe(3);
  expect(await clicksOf('kunden.csv', Buffer.from(csv, 'latin1'))).toBe(4);
  await page.goto('/accounts?q=xlsx-0');
  const row = page.getByRole('row').filter({ hasText: 'Müller xlsx 0 GmbH' });
  await expect(row).toContainText('Jörg Groß');
});
