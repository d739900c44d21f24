import { expect, it } from 'vitest';
import type { LegacyEncoding } from '~/lib/csv/encodings';
import { csv, importFixture, waitForChecked, waitForHalt } from './importFixtures';

/** Bytes, one for each character up to U+00FF. */
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const germanHeader =
  'Firma;Subdomain;Ansprechpartner;E-Mail;Telefon;Betrag;W\xE4hrung;Lizenztyp;Pl\xE4tze';
const ascii = (name: string, n: number) =>
  `${name},tenant-${n},Ann,ann@tenant-${n}.example,${n}.50,EUR,full,${n}`;
const asciiHeader = 'Company,Subdomain,Contact,E-Mail,Amount,Currency,Seat type,Seats';
const sixty = Array.from({ length: 60 }, (_, index) => index + 1);
const wide = (count: number, name: (index: number) => string) =>
  `${asciiHeader}${Array.from({ length: count - 8 }, (_, index) => `,${name(index)}`).join('')}\r\n${ascii('Wide Ltd', 1)}${','.repeat(count - 8)}`;

/** Imports a file; `encoding` answers the question, which has to be asked if it is given. */
async function importFile(content: Uint8Array<ArrayBuffer>, encoding?: LegacyEncoding) {
  const { store, created } = importFixture();
  await store.files.add([csv(content)]);
  const asked = store.files.list[0]?.candidates?.map((candidate) => candidate.encoding);
  if (encoding) await store.files.setEncoding('file-1', encoding);
  await waitForChecked(store);
  store.start();
  await waitForHalt(store);
  return { store, asked, created: created().map(({ name, amount }) => `${name} ${amount}`) };
}

it('import creates sixty organizations from a file of a German Excel with semicolons and decimal commas', async () => {
  const rows = sixty.map(
    (n) =>
      `M\xFCller ${n} GmbH;mueller-${n};J\xF6rg;info@mueller-${n}.example;'+49 30 12345${n};1.${100 + n},50;eur;Voll;${n},0`,
  );
  const { store, asked, created } = await importFile(
    bytes([germanHeader, ...rows].join('\r\n')),
    'windows-1252',
  );
  // Windows-1250 reads the same.
  expect(asked).toEqual(['windows-1252']);
  expect(store.invalidRows).toEqual([]);
  expect(created).toHaveLength(60);
  expect(created[0]).toBe('Müller 1 GmbH 1101.5');
});

it.each<[string, LegacyEncoding, string, string]>([
  ['Windows-1252', 'windows-1252', 'B\xE4ckerei Gr\xFCn', 'Bäckerei Grün'],
  ['Windows-1250', 'windows-1250', '\xAF\xF3\xB3w \xA3\xF3d\x9F', 'Żółw Łódź'],
])(
  'import creates an organization from a file in %s once its encoding is chosen',
  async (_, encoding, name, expected) => {
    const { asked, created } = await importFile(
      bytes(`${asciiHeader}\r\n${ascii(name, 1)}\r\n`),
      encoding,
    );
    expect(asked).toContain(encoding);
    expect(created).toEqual([`${expected} 1.5`]);
  },
);

it('import finds the header below lines of titles', async () => {
  const { store, created } = await importFile(
    bytes(
      `Customers;;;;;;;;\r\n"As of 25 Nov 2026";;;;;;;;\r\n;;;;;;;;\r\n${germanHeader.replaceAll('\xE4', 'ae')}\r\nNord;nord;Jan;jan@nord.example;;12,50;EUR;Voll;5`
        .replace('Waehrung', 'Currency')
        .replace('Plaetze', 'Seats'),
    ),
  );
  expect(store.files.importable[0]?.sheet.format).toEqual({
    encoding: 'utf-8',
    delimiter: ';',
    headerRow: 4,
  });
  expect(store.rows.map(({ line }) => line)).toEqual([5]);
  expect(created).toEqual(['Nord 12.5']);
});

it.each([300, 16_384])('import refuses a file with %i named columns', async (count) => {
  const { store, created } = await importFile(bytes(wide(count, (index) => `more ${index}`)));
  expect(store.files.list[0]?.error).toBe(
    'The file has more than 100 columns. Remove some of them.',
  );
  expect(created).toEqual([]);
});

it('import creates an organization from a file with 16,384 columns of which eight have names', async () => {
  const { created } = await importFile(bytes(wide(16_384, () => '')));
  expect(created).toEqual(['Wide Ltd 1.5']);
});

it('import refuses a file of which no reading is right', async () => {
  const { store } = importFixture();
  await store.files.add([csv(bytes(`${asciiHeader}\r\n${ascii('Gr\xFCn', 1)}`))]);
  await store.files.setEncoding('file-1', undefined);
  expect(store.files.list[0]).toMatchObject({
    state: 'rejected',
    error: 'The file is not valid UTF-8 text. Save it as CSV UTF-8 or .xlsx and add it again.',
  });
});
