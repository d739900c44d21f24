import { expect, it } from 'vitest';
import { failedRowsFile, type FileNotation } from '~/features/import/importFilesCsv';
import { csv, importFixture, waitForChecked } from './importFixtures';

const semicolons: FileNotation = {
  delimiter: ';',
  decimalSeparator: 'comma',
};
const tabs: FileNotation = {
  delimiter: '\t',
  decimalSeparator: 'comma',
};

const header = 'Firma;Betrag;Pl\xE4tze';
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** The rows of a file of two lines in Windows-1250. */
async function windowsRows(row: string) {
  const { store } = importFixture();
  await store.files.add([csv(bytes(`${header}\r\n${row}\r\nNord;1,5;2\r\n`))]);
  await store.files.setEncoding('file-1', 'windows-1250');
  await waitForChecked(store);
  return store;
}

it('failedRowsFile writes rows with the delimiter and the decimal separator of their file, as UTF-8', async () => {
  const store = await windowsRows('\xAF\xF3\xB3w;1.200,50;x');
  expect(failedRowsFile(store.columns, store.rows, [semicolons], () => 'Reason')).toBe(
    '\uFEFFname;amount;total_seats;reason\r\nŻółw;"1.200,50";x;Reason\r\nNord;"1,5";2;Reason\r\n',
  );
});

it('failedRowsFile writes rows of files that differ with commas and decimal points', async () => {
  const store = await windowsRows('\xAF\xF3\xB3w;1.200,50;x');
  const file = failedRowsFile(store.columns, store.rows, [semicolons, tabs], () => '');
  expect(file).toBe(
    '\uFEFFname,amount,total_seats,reason\r\nŻółw,"1,200.50",x,\r\nNord,1.5,2,\r\n',
  );
});
