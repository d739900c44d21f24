import { expect, it } from 'vitest';
import type { ImportStore } from '~/features/import/ImportStore';
import { rowMessages } from '~/features/import/rows/rowMessages';
import { waitForChecked, csv, header, importFixture, line, lines } from './importFixtures';

const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const bigEndian = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.map((_, index) => bytes[index % 2 === 0 ? index + 1 : index - 1] ?? 0);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
const limit = 5 * 1024 * 1024;
const row = line(1);
const [name = '', ...others] = row.split(',');
const named = (text: string) => `${header}\n${[text, ...others].join(',')}`;
const reordered = (delimiter: string, lineBreak: string) =>
  [header, row].map((text) => text.split(',').join(delimiter)).join(lineBreak);
/** A file with `count` columns, of which the first eight match. */
const columns = (count: number) =>
  `${header}${Array.from({ length: count - 8 }, (_, index) => `,more ${index}`).join('')}\n${row}${',x'.repeat(count - 8)}`;
const mismatch = "2 line: Number of cells doesn't match.";

/**
 * Imports files; returns the reason for each rejected file, and the name or messages of each row.
 */
async function outcome(
  ...files: File[]
): Promise<{ errors: string[]; rows: string[]; store: ImportStore; calls: number }> {
  const { store, fetch } = importFixture();
  await store.files.add(files);
  await waitForChecked(store);
  return {
    store,
    calls: fetch.mock.calls.length,
    errors: store.files.list.flatMap(({ error }) => error ?? []),
    rows: store.rows.map((importRow) => {
      const messages = Object.entries(
        rowMessages(importRow, store.duplicates.forRow(importRow), () => 'other.csv'),
      ).map(([field, text]) => `${field}: ${text}`);
      return `${importRow.line} ${messages.join(' ') || importRow.cells['name']}`;
    }),
  };
}

it.each<[string, string | Uint8Array<ArrayBuffer>, string[]]>([
  ['plain', `${header}\n${row}`, [`2 ${name}`]],
  ['a byte order mark', `\uFEFF${header}\n${row}`, [`2 ${name}`]],
  ['a byte order mark before quotes', `\uFEFF"name"${header.slice(4)}\n${row}`, [`2 ${name}`]],
  ['CRLF', reordered(',', '\r\n'), [`2 ${name}`]],
  ['CR alone', `${reordered(',', '\r')}\r`, [`2 ${name}`]],
  [
    'mixed line breaks',
    `${header}\r\n${row}\n${line(2)}\r${line(3)}\r\n`,
    ['2 Company 1', '3 Company 2', '4 Company 3'],
  ],
  ['semicolons', reordered(';', '\n'), [`2 ${name}`]],
  ['tabs', reordered('\t', '\n'), [`2 ${name}`]],
  [
    'semicolons with commas inside',
    `name;subdomain;${header.split(',').slice(2).join(';')}\n${['"Weber, Sons, Heirs"', ...others].join(';')}`,
    ['2 Weber, Sons, Heirs'],
  ],
  ['Excel’s sep= line', `sep=;\r\n${reordered(';', '\r\n')}`, [`2 ${name}`]],
  ['quoted line breaks', named('"Weber\r\n& Sons"'), ['2 Weber\r\n& Sons']],
  ['quotes in quotes', named('"The ""Old"" Mill"'), ['2 The "Old" Mill']],
  [
    'a quote in the middle',
    `${named('Pipes 5" and more')}\r\n${line(2)}`,
    ['2 Pipes 5" and more', '3 Company 2'],
  ],
  ['UTF-8', named('Bäckerei Grün 👨‍👩‍👧'), ['2 Bäckerei Grün 👨‍👩‍👧']],
  ['UTF-16', utf16(`\uFEFF${named('Ærø')}`), ['2 Ærø']],
  ['big-endian UTF-16', bigEndian(utf16(`\uFEFF${named('Ærø')}`)), ['2 Ærø']],
  ['UTF-16 without a byte order mark', utf16(named('上海')), ['2 上海']],
  ['big-endian UTF-16 without a byte order mark', bigEndian(utf16(named('上海'))), ['2 上海']],
  ['blank lines', `\n${header}\n\n${row}\n ,,\n${line(2)}\n\n`, ['4 Company 1', '6 Company 2']],
  [
    'a short line',
    `${header}\nAcme,acme`,
    [
      '2 billing_name: Required field. billing_email: Required field. amount: Required field. currency: Required field. seat_type: Required field. total_seats: Required field.',
    ],
  ],
  ['a long row', `${header}\n${row},extra`, [mismatch]],
  ['empty trailing cells', `${header}\n${row},,,`, [`2 ${name}`]],
  ['a row of 16,384 cells', `${header}\n${row}${',x'.repeat(16_376)}`, [mismatch]],
  ['100 columns', columns(100), [`2 ${name}`]],
  [
    'empty columns beyond the 100th',
    columns(100).replaceAll(/$/gm, ','.repeat(300)),
    [`2 ${name}`],
  ],
  [
    'a line of 10,000 characters',
    named('x'.repeat(10_000)),
    ['2 name: Name should be at most 120 characters.'],
  ],
  ['labels for headers', `${header.replaceAll('_', ' ').toUpperCase()}\n${row}`, [`2 ${name}`]],
  [
    'numbers with thousands separators',
    `${header}\n${row.replace(',1.50,', ',"1,200.50",')}`,
    [`2 ${name}`],
  ],
  [
    'a decimal comma among points as an invalid number',
    `${lines(3)}\n${line(4).replace(',4.50,', ',"1200,50",')}`,
    ['2 Company 0', '3 Company 1', '4 Company 2', '5 amount: Use a point for decimals.'],
  ],
  [
    'a decimal point among commas as an invalid number',
    `${lines(3)}\n${line(4)}`.replaceAll(/,(\d)\.50,/g, ',"$1,50",').replace('"4,50"', '1200.50'),
    ['2 Company 0', '3 Company 1', '4 Company 2', '5 amount: Use a comma for decimals.'],
  ],
  [
    'whole numbers with decimals, currencies in small letters, phones as text',
    `${header},phone\n${row.replace('EUR', 'eur').replace(/\d+$/, '250.0')},'+49 30 1234567`,
    [`2 ${name}`],
  ],
  ['escaped formulas', named(`'=1+1`), ['2 =1+1']],
  [
    'property names of objects',
    named('constructor').replace(',amount', ',__proto__,amount').replace(',1.50', ',x,1.50'),
    ['2 constructor'],
  ],
  [
    'a file with unknown headers only',
    'a,b\n1,2',
    [
      '2 name: Required field. subdomain: Required field. billing_name: Required field. billing_email: Required field. amount: Required field. currency: Required field. seat_type: Required field. total_seats: Required field.',
    ],
  ],
  [
    'the same organization twice',
    `${lines(2)}\r\n${line(1).toUpperCase()}`,
    [
      '2 Company 0',
      '3 name: Name should be unique. Also used on line 4. subdomain: Subdomain should be unique. Also used on line 4.',
      '4 name: Name should be unique. Also used on line 3. subdomain: Subdomain should be unique. Also used on line 3.',
    ],
  ],
  [
    'names that look alike',
    [
      named('Söder Café'),
      line(2).replace('Company 2', 'So\u0308der Cafe\u0301'),
      line(3).replace('Company 3', 'Söder\u00A0Café'),
      line(4).replace('Company 4', 'Söder  \u200BCAFÉ'),
    ].join('\n'),
    [2, 3, 4, 5].map((n) => {
      const [a, b, c] = [2, 3, 4, 5].filter((other) => other !== n);
      return `${n} name: Name should be unique. Also used on line ${a}, line ${b} and line ${c}.`;
    }),
  ],
  [
    'invisible characters, links and other notations',
    `${header.replace('subdomain', ' Sub\u200Bdomain\u00A0').replace('name', '\u200Bname')},billing phone\n` +
      'A\u00A0B,https://abc.provider.example/,C,Ann <ann@a.example>,"USD\u00A01.200,50",USD\u200B,full,1\u00A0200,\u202A+46 8\u2011123 45 67\u202C',
    ['2 A\u00A0B'],
  ],
  [
    'a wrong phone with what is allowed',
    `${header},billing_phone\n${row},+46 8 123 ext 5`,
    [
      '2 billing_phone: Billing phone is not valid. 7 to 15 digits. Spaces, +, -, points and parentheses are allowed.',
    ],
  ],
])('import reads %s', async (_, content, rows) => {
  expect(await outcome(csv(content))).toMatchObject({ errors: [], rows, calls: 0 });
});

it.each<[string, File[], string]>([
  ['0 bytes', [csv('')], 'At least 1 organization'],
  ['only a header', [csv(`${header}\n`)], 'At least 1 organization'],
  ['a PNG named .csv', [csv(png, 'logo.csv')], 'File type not accepted.'],
  ['NUL bytes', [csv(named('A\0cme'))], 'File type not accepted.'],
  [
    '5 MiB and 1 byte',
    [csv(new Uint8Array(limit + 1).fill(0x61))],
    'File size exceeded the limit.',
  ],
  [
    'the same file by another name',
    [csv(lines(1)), csv(lines(1), 'copy.CSV')],
    'File already added.',
  ],
  ['101 columns', [csv(columns(101))], 'The file has more than 100 columns. Remove some of them.'],
  [
    'an unclosed quotation mark',
    [csv(`${header}\n"Acme,${row}\n${row}`)],
    'Line 2 has an unclosed quotation mark.',
  ],
  [
    'too many rows',
    [csv(`name\n${'a\n'.repeat(50_001)}`)],
    'The file has more than 50,000 rows. Split it into smaller files.',
  ],
])('import rejects %s', async (_, files, expected) => {
  const { errors, calls } = await outcome(...files);
  expect(errors).toEqual([expected]);
  expect(calls).toBe(0);
});

it.each([
  ['Latin-1', latin1(named('Bäckerei Grün')), 'Bäckerei Grün'],
  [
    'UTF-8 with one invalid byte',
    utf8(`${named('Grün')}\n${named('ä'.repeat(500_000))}`).with(100_000, 0xe4),
    'GrÃ¼n',
  ],
])(
  'import asks for the encoding of %s, and shows how the file would read',
  async (_, content, text) => {
    const { errors, rows, store } = await outcome(csv(content));
    expect({ errors, rows }).toEqual({ errors: [], rows: [] });
    const [file] = store.files.list;
    expect(file?.state).toBe('encoding');
    expect(file?.candidates?.flatMap(({ samples }) => samples)).toContain(text);
  },
);

it.each([
  // Bytes that neither Windows-1252 nor Windows-1250 has: `株式会社` in Shift JIS.
  ['Shift JIS', latin1(named('\x8A\x94\x8E\xAE\x89\xEF\x8E\xD0\x81'))],
  ['UTF-16 with an unpaired surrogate', utf16(`\uFEFF${named('\uD83D')}`)],
  ['UTF-16 that ends within a code unit', utf16(`\uFEFF${named('Ærø')}`).slice(0, -1)],
])('import rejects %s, and says how to save the file', async (_, content) => {
  expect(await outcome(csv(content))).toMatchObject({
    errors: ['The file is not valid UTF-8 text. Save it as CSV UTF-8 or .xlsx and add it again.'],
    rows: [],
    calls: 0,
  });
});

it('import accepts a file of exactly 5 MiB', async () => {
  const start = new TextEncoder().encode(`${lines(1)}\r\n`);
  const bytes = new Uint8Array(limit).fill(0x20);
  bytes.set(start);
  expect((await outcome(csv(bytes))).rows).toEqual(['2 Company 0']);
});

it('import numbers rows like a spreadsheet, ignoring quoted line breaks', async () => {
  const { rows } = await outcome(csv(`${named('"A\nB\nC"')}\n${line(2)}`));
  expect(rows.map((text) => text.slice(0, 1))).toEqual(['2', '3']);
});

it('import reports the line of a duplicate in another file', async () => {
  const { rows } = await outcome(csv(lines(3)), csv(`${header}\n${line(9)}\n${line(1)}`));
  expect(rows.at(-1)).toBe(
    '3 name: Name should be unique. Also used on line 3 of other.csv. subdomain: Subdomain should be unique. Also used on line 3 of other.csv.',
  );
});
