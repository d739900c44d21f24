import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect } from 'vitest';
import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { button, byRole, dialog, link, text } from './targets';

const table = byRole('table', 'Organizations');
const importDialog = dialog('Import CSV');
const folder = mkdtempSync(join(tmpdir(), 'engines-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

describeEngines('staff', (journey) => {
  journey(
    'a file with semicolons in UTF-16 is imported, one in Latin-1 that reads wrong rejected',
    async ({ page }) => {
      const file = join(folder, 'kunden.csv');
      const rows = [
        'name;subdomain;billing_name;billing_email;amount;currency;seat_type;total_seats',
        'Zebra Müller GmbH;zebra-mueller;Jan Müller;jan@zebra.example;12.50;EUR;full;5',
        'Zebra Two;zebra-two;Ann;ann@zebra.example;1;EUR;full;5',
      ];
      const latin1File = join(folder, 'latin-1.csv');
      writeFileSync(file, `\uFEFF${rows.join('\r\n')}`, 'utf16le');
      writeFileSync(latin1File, rows.join('\r\n'), 'latin1');
      await signIn(page, '/accounts?q=zebra&import');
      await page.see(importDialog);
      await page.chooseFile(latin1File);
      await page.see(text('Which of these is right?', importDialog));
      await page.click(byRole('radio', 'None of these', importDialog));
      await page.see(text(/^The file is not valid UTF-8 text\./, importDialog));
      await page.chooseFile(file);
      await page.click(button('Continue', importDialog));
      // The button stays where it is, and ignores the second click of a double click.
      await setTimeout(700);
      await page.click(button('Continue', importDialog));
      await page.click(button('Import 2 organizations', importDialog));
      await page.see(text('2 organizations created.', importDialog));
      await page.click(button('Close', importDialog));
      await page.see(link('Zebra Müller GmbH', table));
    },
  );

  journey('the list is exported as a file', async ({ page, downloads }) => {
    await signIn(page, '/accounts?status=inactive');
    const { text: count } = await page.see(text(/^1–\d+ of \d+$/));
    const total = Number(/\d+$/.exec(count)?.[0]);
    await page.click(button('Export CSV'));
    const isComplete = (name: string) => /^organizations-inactive-\d{4}-\d\d-\d\d\.csv$/.test(name);
    await page.until('a download', async () => readdirSync(downloads).some(isComplete));
    const file = join(downloads, readdirSync(downloads).find(isComplete) ?? '');
    await page.until('the whole file', async () => readFileSync(file, 'utf8').endsWith('\r\n'));
    const lines = readFileSync(file, 'utf8').split('\r\n');
    expect(lines).toHaveLength(total + 2);
    expect(lines[0]?.startsWith('\uFEFFname,')).toBe(true);
  });
});
