import { expect, it } from 'vitest';
import { failedRowsFile, type FileNotation } from '~/features/import/importFilesCsv';
import { csv, importFixture, waitForChecked } from './importFixtures';

const windows1250: FileNotation = {
  encoding: 'windows-1250',
  delimiter: ';',
  decimalSeparator: 'comma',
};
const macRoman: FileNotation = {
  encoding: 'macintosh',
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

it('failedRowsFile writes rows in the encoding, with the delimiter and the decimal separator of their file', async () => {
  const store = await windowsRows('\xAF\xF3\xB3w;1.200,50;x');
  const file = failedRowsFile(store.columns, store.rows, [windows1250], () => 'Reason');
  expect(file).toEqual(
    bytes(
      'name;amount;total_seats;reason\r\n\xAF\xF3\xB3w;"1.200,50";x;Reason\r\nNord;"1,5";2;Reason\r\n',
    ),
  );
});

it('failedRowsFile writes UTF-8 if the encoding of the file lacks a character', async () => {
  const store = await windowsRows('\xAF\xF3\xB3w;1,5;2');
  store.correctRow(store.rows[0]?.id ?? '', { name: '上海', amount: '1,5', total_seats: '2' });
  const file = failedRowsFile(store.columns, store.rows, [windows1250], () => '');
  expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)).toMatch(
    /^\uFEFFname;amount;total_seats;reason\r\n上海;"1,5";2;/,
  );
});

it('failedRowsFile writes rows of files that differ as UTF-8 with commas and decimal points', async () => {
  const store = await windowsRows('\xAF\xF3\xB3w;1.200,50;x');
  const file = failedRowsFile(store.columns, store.rows, [windows1250, macRoman], () => '');
  expect(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(file)).toBe(
    '\uFEFFname,amount,total_seats,reason\r\nŻółw,"1,200.50",x,\r\nNord,1.5,2,\r\n',
  );
});
