import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures';

test('two clicks on home export who is low on seats and when the seats run out, and a saved view exports it again', async ({
  signedIn: page,
}) => {
  const exportCsv = async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    const text = await readFile(await file.path(), 'utf8');
    const rows = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','));
    const columns = ['used_seats_30_days_ago', 'runs_out_in_days'].map(
      (name) => rows[0]?.indexOf(name) ?? -1,
    );
    return {
      name: file.suggestedFilename(),
      cells: rows.slice(1).map((row) => columns.map((at) => row.at(at))),
    };
  };
  await page.goto('/');
  await page.getByRole('link', { name: /^Low on seats \d+$/ }).click();
  const fullIn = page.getByRole('columnheader', { name: 'Full in' });
  await expect(fullIn).toHaveAttribute('aria-sort', 'ascending');
  const report = await exportCsv();
  expect(report.name).toMatch(/^organizations-active-low-on-seats-\d{4}-\d\d-\d\d\.csv$/);
  expect(report.cells[0]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)]);

  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Save view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Weekly report');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/accounts');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('menuitem', { name: 'Weekly report' }).click();
  await expect(fullIn).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/\?status=active&seats=low&sort=seats_run_out$/);
  expect((await exportCsv()).name).toMatch(
    /^organizations-active-low-on-seats-weekly-report-\d{4}-\d\d-\d\d\.csv$/,
  );
});
