import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  workbookFile,
  type WorkbookCell,
  type WorkbookSheet,
  type WorkbookStructure,
} from '~~/tests/fixtures/workbookFile';
import { readRows } from '~/lib/xlsx/readRows';
import { importFixture, waitForChecked, waitForHalt } from './importFixtures';

const fields = ['name', 'address', 'billing name', 'amount', 'total seats', 'id'] as const;
type Cells = readonly WorkbookCell[];

/** A sheet named Customers. */
const sheet = (...rows: (Cells | null)[]): WorkbookSheet => ({ name: 'Customers', rows });
/** A sheet with all fields, and these values in the column of the address. */
const addresses = (...cells: Cells) =>
  sheet(fields, ...cells.map((cell, index): Cells => [`Co ${index}`, cell]));
const text = (content: string) => new TextEncoder().encode(content);
const file = (content: BlobPart, name = 'customers.xlsx') => new File([content], name);

/** What an import reads of a file: the problem, or the cells of each line in the order of the fields. */
async function read(content: Uint8Array<ArrayBuffer>, choice?: string, name?: string) {
  const { store, fetch } = importFixture();
  await store.files.add([file(content, name)]);
  if (choice) await store.files.setSheet('file-1', choice);
  await store.check();
  expect(fetch).not.toHaveBeenCalled();
  const [added] = store.files.list;
  return {
    store,
    file: added,
    error: added?.error,
    sheets: added?.workbook?.sheets,
    headerRow: added?.sheet?.format.headerRow,
    rows: store.rows.map(({ line, cells }) => [
      line,
      ...['name', 'address', 'billing_name', 'amount', 'total_seats', 'id'].map(
        (field) => cells[field] ?? '',
      ),
    ]),
  };
}

/** The values that are read of the column of addresses. */
async function readAddresses(cells: Cells, structure?: WorkbookStructure) {
  const { rows, error } = await read(workbookFile([addresses(...cells)], structure));
  return error ?? rows.map(([, , address]) => address);
}

const excel: WorkbookStructure = { strings: 'shared', dimension: true };
const streamed: WorkbookStructure = { strings: 'inline', dimension: false, addresses: false };
const structures: readonly [string, WorkbookStructure][] = [
  ['of Excel', excel],
  ['written row by row', streamed],
  ['in strict Office Open XML', { ...excel, strict: true }],
  ['with prefixes', { ...excel, prefix: 'x:' }],
  ['with a wrong dimension', { ...excel, dimension: 'A1' }],
];

it.each(structures)('import reads the texts and numbers of a workbook %s', async (_, structure) => {
  const row: Cells = ['Bäckerei & <Grün>', '00123', 'Ann', 1200.5, 250, 123_456_789_012_345];
  const { rows, sheets } = await read(workbookFile([sheet(fields, row)], structure));
  expect(sheets).toEqual(['Customers']);
  expect(rows).toEqual([
    [2, 'Bäckerei & <Grün>', '00123', 'Ann', '1200.5', '250', '123456789012345'],
  ]);
});

it.each<[string, Cells, readonly string[], WorkbookStructure?]>([
  ['numbers stored as text', ['12', '1.200,50', '007'], ['12', '1.200,50', '007']],
  [
    'dates as ISO dates',
    [
      { number: 45_352, format: 14 },
      { number: 45_352.5, format: 'dd/mm/yyyy hh:mm' },
      { number: 45_352, format: '[$-407]d. mmmm yyyy;@' },
      { isoDate: '2024-03-01' },
    ],
    ['2024-03-01', '2024-03-01 12:00:00', '2024-03-01', '2024-03-01'],
  ],
  ['dates since 1904', [{ number: 43_890, format: 14 }], ['2024-03-01'], { date1904: true }],
  ['29 February 1900, which never was', [{ number: 61, format: 14 }], ['1900-03-01']],
  ['dates out of range', [{ number: 1e15, format: 14 }], ['#####']],
  [
    'formulas by their stored value',
    [{ formula: 'A1&"x"', value: 'Acmex' }, { formula: '1+1', value: 2 }, { formula: 'NOW()' }],
    ['Acmex', '2', ''],
  ],
  ['errors by their text', [{ error: '#REF!' }, { error: '#N/A' }], ['#REF!', '#N/A']],
  [
    'percentages and currencies as plain numbers',
    [
      { number: 0.19, format: 9 },
      { number: 1200.5, format: '#,##0.00 [$€-407]' },
      { number: 12, format: '[Red]#,##0" days";-0' },
    ],
    ['0.19', '1200.5', '12'],
  ],
  [
    'numbers without the noise of binary fractions',
    [
      { number: '0.30000000000000004', format: 0 },
      { number: '1200.1000000000001', format: 0 },
      { number: '1.5E-2', format: 0 },
    ],
    ['0.3', '1200.1', '0.015'],
  ],
  [
    'long ids',
    [123_456_789_012_345, 9_007_199_254_740_991],
    ['123456789012345', '9007199254740991'],
  ],
  ['truth values', [true, false], ['TRUE', 'FALSE']],
  [
    'texts with entities, spaces, line breaks and formatting',
    ['&amp; <b>"\'', '  a  b ', 'a\nb', { runs: ['Acme ', 'Ltd'] }, '_x0041_', '\u0007bell'],
    ['&amp; <b>"\'', '  a  b ', 'a\nb', 'Acme Ltd', '_x0041_', '\u0007bell'],
  ],
  ['texts without their pronunciation', [{ runs: ['東', '京'], phonetic: 'トウキョウ' }], ['東京']],
  ['texts that look like formulas', ['=1+1', "'+49 30"], ['=1+1', "'+49 30"]],
])('import reads %s', async (_, cells, expected, structure) => {
  expect(await readAddresses(cells, { ...excel, ...structure })).toEqual(expected);
  expect(await readAddresses(cells, { ...streamed, ...structure })).toEqual(expected);
});

it('import finds the header below merged titles, and ignores empty columns and rows', async () => {
  const rows: (Cells | null)[] = [
    ['Customer list'],
    null,
    [null, 'As of 25 Nov 2026'],
    [null, ...fields, null, null],
    [null, 'Acme', 'Street 1', null, 5],
    [null, null, ' '],
    [null, 'Nord', null, 'Eva', 7, null, null, ''],
    null,
    [null, null],
  ];
  const merged = ['A1:H1', 'B3:D3'];
  const result = await read(workbookFile([{ ...sheet(...rows), merged }]));
  expect(result).toMatchObject({
    headerRow: 4,
    rows: [
      [5, 'Acme', 'Street 1', '', '5', '', ''],
      [7, 'Nord', '', 'Eva', '7', '', ''],
    ],
  });
});

it('import reports a row with a cell far beyond the named columns', async () => {
  const row = Array.from({ length: 300 }, (_, index): WorkbookCell => (index === 299 ? 'x' : null));
  const { store } = await read(workbookFile([sheet(fields, ['Acme'], row)]));
  expect(store.rows.map(({ issues }) => issues.some(({ code }) => code === 'mismatch'))).toEqual([
    false,
    true,
  ]);
});

it('readRows keeps no more cells of a row than the limit, of which the last has what is beyond', () => {
  const part = text(
    '<worksheet><row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row></worksheet>',
  );
  const context = { texts: [], dateStyles: new Set<string>(), isFrom1904: false };
  expect(readRows(part, context, { from: 1, rows: 1, columns: 3 })).toEqual([
    { line: 1, cells: [1, '', 2] },
  ]);
});

it('import reads a number as what it is beside texts with decimal commas', async () => {
  const { store, rows } = await read(
    workbookFile([sheet(['name', 'amount'], ['A', '1.200,50'], ['B', 1.234], ['C', 12.5])]),
  );
  expect(rows.map(([, name, , , amount]) => [name, amount])).toEqual([
    ['A', '1.200,50'],
    ['B', '1,234'],
    ['C', '12,5'],
  ]);
  expect(store.rows.map(({ values }) => values['amount'])).toEqual(['1,200.50', '1.234', '12.5']);
});

it('import offers the sheets that have values, hidden ones last, and reads the first that looks like a list until another is chosen', async () => {
  const content = workbookFile([
    {
      name: 'Old',
      rows: [
        ['name', 'amount'],
        ['Old Ltd', 1],
      ],
      state: 'hidden',
    },
    { name: 'Empty', rows: [[null], []] },
    { name: 'Cover & notes', rows: [['How to fill in this list']] },
    {
      name: 'Customers',
      rows: [
        ['Total', 1],
        ['name', 'amount'],
        ['Acme', 1],
      ],
    },
    { name: 'Lists', rows: [['EUR'], ['USD']], state: 'veryHidden' },
  ]);
  const first = await read(content);
  expect(first.sheets).toEqual(['Cover & notes', 'Customers', 'Old', 'Lists']);
  expect(first.file?.workbook?.sheet).toBe('Customers');
  expect(first.rows.map(([line, name]) => [line, name])).toEqual([[3, 'Acme']]);
  const chosen = await read(content, 'Old');
  expect(chosen.rows.map(([line, name]) => [line, name])).toEqual([[2, 'Old Ltd']]);
  // A sheet that can't be imported leaves the one that was read.
  await chosen.store.files.setSheet('file-1', 'Cover & notes');
  expect(chosen.store.files.list).toMatchObject([
    { state: 'read', error: 'At least 1 organization', workbook: { sheet: 'Old' } },
  ]);
});

it('import of a workbook whose first sheet can’t be imported goes on once another is chosen', async () => {
  const content = workbookFile([
    { name: 'Cover', rows: [['How to fill in this list']] },
    { name: 'Kunden', rows: [['Kunde'], ['Acme']] },
  ]);
  expect(await read(content)).toMatchObject({
    error: 'At least 1 organization',
    file: { state: 'rejected', workbook: { sheet: 'Cover' } },
  });
  expect(await read(content, 'Kunden')).toMatchObject({
    error: undefined,
    rows: [[2, 'Acme', '', '', '', '', '']],
  });
});

it('import creates organizations from a workbook, and none from a row with an error in a cell', async () => {
  const { store, created } = importFixture();
  const header = ['Firma', 'Subdomain', 'Ansprechpartner', 'E-Mail', 'Betrag', 'Währung'];
  const seats = ['Lizenztyp', 'Plätze'];
  const row = (name: string, amount: WorkbookCell): Cells => [
    name,
    name.toLowerCase(),
    'Jan',
    'jan@nord.example',
    amount,
    'eur',
    'Voll',
    5,
  ];
  await store.files.add([
    file(
      workbookFile([
        sheet([...header, ...seats], row('Nord', 89.9), row('Ost', { error: '#REF!' })),
      ]),
    ),
  ]);
  await waitForChecked(store);
  expect(store.invalidRows).toMatchObject([
    { line: 3, cells: { amount: '#REF!' }, issues: [{ field: 'amount', code: 'number' }] },
  ]);
  store.start();
  await waitForHalt(store);
  expect(created().map(({ name, amount, currency }) => `${name} ${amount} ${currency}`)).toEqual([
    'Nord 89.9 EUR',
  ]);
});

const saveAgain = 'Save it as .xlsx or CSV UTF-8 and add it again.';
const valid = workbookFile([sheet(fields, ['Acme'])]);

it.each(['a.xls', 'a.XLSM', 'a.xlsb', 'a.ods', 'a.numbers'])(
  'import refuses %s, and says what to do',
  async (name) => {
    expect((await read(valid, undefined, name)).error).toBe(`File type not accepted. ${saveAgain}`);
  },
);

it.each<[string, Uint8Array<ArrayBuffer>]>([
  ['is cut off', valid.slice(0, valid.length - 40)],
  ['is cut off early', valid.slice(0, 100)],
  [
    'has a broken byte',
    valid.map((byte, index) => (index > 40 && index < 60 ? byte ^ 0xff : byte)),
  ],
  ['is not a workbook', Uint8Array.of(0, 1, 2, 3)],
  [
    'is an archive of something else',
    workbookFile([], { otherParts: { '_rels/.rels': text('') } }),
  ],
  [
    'has more than 10,000 parts',
    workbookFile([sheet(fields, ['Acme'])], {
      otherParts: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`${n}`, text('')])),
    }),
  ],
  ['has unclosed elements', workbookFile([], { otherParts: { 'xl/workbook.xml': text('<a><b') } })],
  [
    'has rows out of order',
    workbookFile([
      {
        name: 'A',
        rows: [],
        xml: '<worksheet><sheetData><row r="2"><c><v>1</v></c></row><row r="2"><c><v>1</v></c></row></sheetData></worksheet>',
      },
    ]),
  ],
  [
    'has cells outside of any sheet',
    workbookFile([
      {
        name: 'A',
        rows: [],
        xml: '<worksheet><sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData></worksheet>',
      },
    ]),
  ],
])('import refuses a file that %s as damaged', async (_, content) => {
  expect((await read(content)).error).toBe(`The file is damaged. ${saveAgain}`);
});

it('import refuses a workbook with a password', async () => {
  const protectedFile = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
  expect((await read(protectedFile)).error).toBe(
    `The file has a password or an old format. ${saveAgain}`,
  );
});

it.each([
  [
    '101 columns',
    sheet(
      Array.from({ length: 101 }, (_, index) => `c${index}`),
      ['x'],
    ),
    '100 columns. Remove some of them.',
  ],
  [
    '10,001 rows',
    sheet(['name'], ...Array.from({ length: 10_001 }, (_, n): Cells => [n])),
    '10,000 rows. Split it into smaller files.',
  ],
])('import refuses a sheet with %s', async (_, content, message) => {
  expect((await read(workbookFile([content]))).error).toBe(`The file has more than ${message}`);
});

it('import reads 10,000 rows, and the last line of a sheet', async () => {
  const numbers = Array.from({ length: 9999 }, (_, index): Cells => [`Co ${index}`]);
  const xml = `<worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row><row r="1048576"><c r="A1048576"><v>7</v></c></row></sheetData></worksheet>`;
  expect((await read(workbookFile([sheet(['name'], ...numbers, ['End'])]))).rows).toHaveLength(
    10_000,
  );
  expect((await read(workbookFile([{ name: 'A', rows: [], xml }]))).rows).toEqual([
    [1_048_576, '7', '', '', '', '', ''],
  ]);
});

const tooLarge = 'The file is larger than 50 MB unpacked. Split it into smaller files.';
const bomb = new Uint8Array(50 * 1024 * 1024 + 1);

it('import stops a zip bomb at 50 MiB, in a sheet or in any other part', async () => {
  for (const path of ['xl/worksheets/sheet1.xml', 'xl/media/image1.png', 'xl/sharedStrings.xml'])
    expect(
      (await read(workbookFile([sheet(fields)], { otherParts: { [path]: bomb } }))).error,
    ).toBe(tooLarge);
});

it('import stops a zip bomb that declares a small size', async () => {
  const content = workbookFile([sheet(fields)], {
    otherParts: { 'xl/worksheets/sheet1.xml': bomb },
  });
  const view = new DataView(content.buffer);
  for (let index = 0; index < content.length - 46; index += 1) {
    const signature = view.getUint32(index, true);
    const offset = signature === 0x04034b50 ? 22 : signature === 0x02014b50 ? 24 : 0;
    if (offset && view.getUint32(index + offset, true) === bomb.length)
      view.setUint32(index + offset, 1000, true);
  }
  expect((await read(content)).error).toBe(tooLarge);
});

it.each<[string, WorkbookStructure]>([
  [
    'a document type with entities',
    { prolog: '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>' },
  ],
  ['an external document type', { prolog: '<!DOCTYPE x SYSTEM "https://evil.example/x.dtd">' }],
  [
    'macros and external links',
    {
      otherParts: {
        'xl/vbaProject.bin': Uint8Array.of(1, 2, 3),
        'xl/externalLinks/externalLink1.xml': text('<externalLink/>'),
        'xl/externalLinks/_rels/externalLink1.xml.rels': text(
          '<Relationships><Relationship Id="rId1" Type="x/externalLinkPath" Target="https://evil.example/%E4" TargetMode="External"/></Relationships>',
        ),
      },
    },
  ],
])('import reads a workbook with %s as if it had none', async (_, structure) => {
  const content = workbookFile([addresses('a & b', '&b;')], { ...excel, ...structure });
  expect((await read(content)).rows.map(([, , address]) => address)).toEqual(['a & b', '&b;']);
});

/** Characters that XML has; the import trims no cell. */
const cellText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((value) => value.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ''));
const cellNumber = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
);
const tables = fc.array(fc.array(fc.oneof(cellText, cellNumber), { minLength: 2, maxLength: 2 }), {
  minLength: 1,
  maxLength: 10,
});

it('import reads any table of texts and numbers as it was written, in every structure', async () => {
  await fc.assert(
    fc.asyncProperty(tables, fc.constantFrom(...structures), async (table, [, structure]) => {
      const content = workbookFile(
        [sheet(['name', 'address'], ...table.map(([a = '', b = '']): Cells => [`N ${a}`, b]))],
        structure,
      );
      const { rows } = await read(content);
      expect(rows.map(([line, name, address]) => [line, name, address])).toEqual(
        table.map(([a = '', b = ''], index) => [index + 2, `N ${a}`, String(b)]),
      );
    }),
    { numRuns: 200, seed: 66 },
  );
});
