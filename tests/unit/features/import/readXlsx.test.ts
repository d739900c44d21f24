import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  workbookFile,
  type WorkbookCell,
  type WorkbookSheet,
  type WorkbookStructure,
} from '~~/tests/fixtures/workbookFile';
import { openFile } from '~/features/import/readTable';
import { cellsOf, tableOf } from './importFixtures';

type Cells = readonly WorkbookCell[];

const sheet = (...rows: (Cells | null)[]): WorkbookSheet => ({ name: 'Customers', rows });
const encode = (content: string) => new TextEncoder().encode(content);
const problemOf = (content: Uint8Array) => openFile(content)({}).error;

/** What is read of a column of addresses. */
const readAddresses = (cells: Cells, structure?: WorkbookStructure) =>
  cellsOf(
    tableOf(
      workbookFile(
        [sheet(['name', 'address'], ...cells.map((cell, n): Cells => [`Co ${n}`, cell]))],
        structure,
      ),
    ),
  ).map(([, , text = '']) => text);

const excel: WorkbookStructure = { strings: 'shared', dimension: true };
const streamed: WorkbookStructure = { strings: 'inline', dimension: false, addresses: false };
const structures: readonly [string, WorkbookStructure][] = [
  ['of Excel', excel],
  ['written row by row', streamed],
  ['in strict Office Open XML', { ...excel, strict: true }],
  ['with prefixes', { ...excel, prefix: 'x:' }],
  ['with a wrong dimension', { ...excel, dimension: 'A1' }],
  ['whose parts have other letter cases', { ...excel, textsPath: 'xl/SharedStrings.xml' }],
];

it.each(structures)('openFile reads the cells of a workbook %s', (_, structure) => {
  const row: Cells = ['Bäckerei & <Grün>', '00123', 1200.5, 123_456_789_012_345];
  const table = tableOf(workbookFile([sheet(['name', 'address', 'amount', 'id'], row)], structure));
  expect(cellsOf(table)).toEqual([[2, 'Bäckerei & <Grün>', '00123', '1200.5', '123456789012345']]);
  expect(table.rows[0]?.cells[2]).toEqual({ text: '1200.5', number: 1200.5 });
});

it.each<[string, Cells, readonly string[], WorkbookStructure?]>([
  ['numbers stored as text', ['12', '1.200,50', '007'], ['12', '1.200,50', '007']],
  [
    'dates as faults',
    [
      { number: 46_082, format: 14 },
      { number: 46_082.5, format: 'dd/mm/yyyy hh:mm' },
      { number: 46_082, format: '[$-407]d. mmmm yyyy;@' },
      { isoDate: '2026-03-01' },
      { number: 1e15, format: 14 },
    ],
    [
      '2026-03-01!date',
      '2026-03-01 12:00:00!date',
      '2026-03-01!date',
      '2026-03-01!date',
      '#####!date',
    ],
  ],
  ['dates since 1904', [{ number: 43_890, format: 14 }], ['2024-03-01!date'], { date1904: true }],
  ['29 February 1900, which never was', [{ number: 61, format: 14 }], ['1900-03-01!date']],
  [
    'errors as faults, stored as errors or as texts',
    [{ error: '#REF!' }, { error: '#N/A' }, '#BEZUG!'],
    ['#REF!!error', '#N/A!error', '#BEZUG!!error'],
  ],
  [
    'formulas by their stored value',
    [
      { formula: 'A1&"x"', value: 'Acmex' },
      { formula: '1+1', value: 2 },
      { formula: '""', value: '' },
      { formula: 'NOW()' },
    ],
    ['Acmex', '2', '', '!no_value'],
  ],
  [
    'the zeros of formulas that were never calculated as no value',
    [{ formula: 'B1&C1', value: 0 }, { formula: '1+1', value: 2 }, 0],
    ['!no_value', '2', '0'],
    { isUncalculated: true },
  ],
  [
    'numbers in formats of zeros and quoted text as they are shown',
    [
      { number: 2_079_460_001, format: '00000000000' },
      { number: 49_301_234, format: '"+"0' },
      { number: 3_035_550_125, format: '(000) 000\\-0000' },
      { number: 1234, format: '\\A-00000;[Red]-0' },
    ],
    ['02079460001', '+49301234', '(303) 555-0125', 'A-01234'],
  ],
  [
    'quantities as plain numbers',
    [
      { number: 0.19, format: 9 },
      { number: 1200.5, format: '#,##0.00 [$€-407]' },
      { number: 12, format: '[Red]#,##0" days";-0' },
      { number: -7, format: '000' },
    ],
    ['0.19', '1200.5', '12', '-7'],
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
  ['truth values', [true, false], ['TRUE', 'FALSE']],
  [
    'texts with entities, spaces, line breaks and formatting',
    ['&amp; <b>"\'', '  a  b ', 'a\nb', { runs: ['Acme ', 'Ltd'] }, '_x0041_', '\u0007bell'],
    ['&amp; <b>"\'', '  a  b ', 'a\nb', 'Acme Ltd', '_x0041_', '\u0007bell'],
  ],
  ['texts without their pronunciation', [{ runs: ['東', '京'], phonetic: 'トウキョウ' }], ['東京']],
])('openFile reads %s', (_, cells, expected, structure) => {
  expect(readAddresses(cells, { ...excel, ...structure })).toEqual(expected);
  expect(readAddresses(cells, { ...streamed, ...structure })).toEqual(expected);
});

it('openFile finds the header below titles and groups, and ignores what stands beside the table', () => {
  const table = tableOf(
    workbookFile([
      {
        ...sheet(
          ['Customer list'],
          null,
          [null, 'Organization', null, 'Price'],
          [null, 'Name', 'Address', 'Amount', null, null],
          [null, 'Acme', 'Street 1', 5, null, 'a remark'],
          [null, null, ' '],
          [null, 'Nord', null, 7, null, null, ''],
        ),
        merged: ['A1:H1'],
      },
    ]),
  );
  expect(table.format.headerRow).toBe(4);
  expect(cellsOf(table)).toEqual([
    [5, '', 'Acme', 'Street 1', '5'],
    [7, '', 'Nord', '', '7'],
  ]);
  expect(table.rows.some(({ hasExtraCells }) => hasExtraCells)).toBe(false);
});

it('openFile marks hidden rows and columns', () => {
  const table = tableOf(
    workbookFile([
      {
        ...sheet(['name', 'seats', 'total seats'], ['A', 5, 50], ['B', 6, 60]),
        hiddenRows: [2],
        hiddenColumns: [2],
      },
    ]),
  );
  expect(table.rows.map(({ isHidden }) => isHidden)).toEqual([true, false]);
  expect([...table.hiddenColumns]).toEqual([1]);
});

it('openFile offers the sheets that have values, hidden ones last, and reads the first list', () => {
  const content = workbookFile([
    { ...sheet(['name', 'amount'], ['Old Ltd', 1]), name: 'Old', state: 'hidden' },
    { name: 'Empty', rows: [[null], []] },
    { name: 'Cover & notes', rows: [['How to fill in this list']] },
    sheet(['Total', 1], ['name', 'amount'], ['Acme', 1]),
    { name: 'Lists', rows: [['EUR'], ['USD']], state: 'veryHidden' },
  ]);
  const table = tableOf(content);
  expect(table.sheets).toEqual(['Cover & notes', 'Customers', 'Old', 'Lists']);
  expect([table.format.sheet, cellsOf(table)]).toEqual(['Customers', [[3, 'Acme', '1']]]);
  expect(cellsOf(tableOf(content, { sheet: 'Old' }))).toEqual([[2, 'Old Ltd', '1']]);
  expect(openFile(content)({ sheet: 'Cover & notes' })).toMatchObject({
    error: 'At least 1 organization.',
    sheets: table.sheets,
  });
});

it('openFile reads no empty rows behind a list, and the last line of a sheet', () => {
  const rowXml = (r: number, name: string) =>
    `<row r="${r}"><c r="A${r}" t="inlineStr"><is><t>${name}</t></is></c></row>`;
  const sheetXml = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
  const empty = Array.from({ length: 60_000 }, (_, n) => `<row r="${n + 3}"><c s="1"/></row>`);
  const table = tableOf(
    workbookFile([
      {
        name: 'A',
        rows: [],
        xml: sheetXml(rowXml(1, 'name') + rowXml(2, 'Acme') + empty.join('')),
      },
    ]),
  );
  expect(cellsOf(table)).toEqual([[2, 'Acme']]);
  const last = sheetXml(rowXml(1, 'name') + rowXml(1_048_576, 'End'));
  expect(cellsOf(tableOf(workbookFile([{ name: 'A', rows: [], xml: last }])))).toEqual([
    [1_048_576, 'End'],
  ]);
});

const saveAgain = 'Save it as .xlsx or CSV UTF-8 and add it again.';
const valid = workbookFile([sheet(['name'], ['Acme'])]);
const withXml = (xml: string) => workbookFile([{ name: 'A', rows: [], xml }]);

it.each<[string, Uint8Array<ArrayBuffer>]>([
  ['is cut off', valid.slice(0, valid.length - 40)],
  ['is cut off early', valid.slice(0, 100)],
  ['has a broken byte', valid.map((byte, n) => (n > 40 && n < 60 ? byte ^ 0xff : byte))],
  [
    'is an archive of something else',
    workbookFile([], { otherParts: { '_rels/.rels': encode('') } }),
  ],
  [
    'has more than 10,000 parts',
    workbookFile([sheet(['name'], ['Acme'])], {
      otherParts: Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [n, encode('')])),
    }),
  ],
  [
    'has unclosed elements',
    workbookFile([], { otherParts: { 'xl/workbook.xml': encode('<a><b') } }),
  ],
  [
    'has rows out of order',
    withXml(
      '<worksheet><sheetData><row r="2"><c><v>1</v></c></row><row r="2"><c><v>1</v></c></row></sheetData></worksheet>',
    ),
  ],
  [
    'has cells outside of any sheet',
    withXml(
      '<worksheet><sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData></worksheet>',
    ),
  ],
])('openFile refuses a workbook that %s as damaged', (_, content) => {
  expect(problemOf(content)).toBe(`The file is damaged. ${saveAgain}`);
});

const bomb = new Uint8Array(50 * 1024 * 1024 + 1);
const bombAt = (path: string) =>
  workbookFile([sheet(['name'], ['Acme'])], { otherParts: { [path]: bomb } });

it.each<[string, () => Uint8Array, string]>([
  [
    'a password',
    () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    `The file has a password or an old format. ${saveAgain}`,
  ],
  [
    '101 columns',
    () =>
      workbookFile([
        sheet(
          Array.from({ length: 101 }, (_, n) => `c${n}`),
          ['x'],
        ),
      ]),
    'The file has more than 100 columns. Remove some of them.',
  ],
  [
    '5,001 rows',
    () => workbookFile([sheet(['name'], ...Array.from({ length: 5001 }, (_, n): Cells => [n]))]),
    'Split the file: an import takes 5,000 rows.',
  ],
  [
    'a bomb as its sheet',
    () => bombAt('xl/worksheets/sheet1.xml'),
    'Split the file: an import takes 50 MB unpacked.',
  ],
  [
    'a bomb as a picture',
    () => bombAt('xl/media/image1.png'),
    'Split the file: an import takes 50 MB unpacked.',
  ],
])('openFile refuses a workbook with %s', (_, content, expected) => {
  expect(problemOf(content())).toBe(expected);
});

it('openFile unpacks no more of a bomb than it declares', () => {
  const content = bombAt('xl/worksheets/sheet1.xml');
  const view = new DataView(content.buffer, content.byteOffset);
  for (let index = 0; index < content.length - 46; index += 1) {
    const signature = view.getUint32(index, true);
    const offset = signature === 0x04034b50 ? 22 : signature === 0x02014b50 ? 24 : 0;
    if (offset && view.getUint32(index + offset, true) === bomb.length)
      view.setUint32(index + offset, 1000, true);
  }
  expect(problemOf(content)).toBe(`The file is damaged. ${saveAgain}`);
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
        'xl/externalLinks/externalLink1.xml': encode('<externalLink/>'),
      },
    },
  ],
])('openFile reads a workbook with %s as if it had none', (_, structure) => {
  expect(readAddresses(['a & b', '&b;'], { ...excel, ...structure })).toEqual(['a & b', '&b;']);
});

/** Characters that XML has. */
const cellText = fc
  .string({ unit: 'grapheme', maxLength: 20 })
  .map((value) => value.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ''))
  .filter((value) => !value.startsWith('#') && value.trim() !== String.raw`\N`);
const cellNumber = fc.oneof(
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100),
);

it('openFile reads any table of texts and numbers as it was written, in every structure', () => {
  const tables = fc.array(fc.tuple(cellText, fc.oneof(cellText, cellNumber)), {
    minLength: 1,
    maxLength: 10,
  });
  fc.assert(
    fc.property(tables, fc.constantFrom(...structures), (table, [, structure]) => {
      const rows = table.map(([a, b]): Cells => [`N ${a}`, b]);
      const read = cellsOf(tableOf(workbookFile([sheet(['name', 'address'], ...rows)], structure)));
      expect(read.map(([line, name, address = '']) => [line, name, address])).toEqual(
        table.map(([a, b], n) => [n + 2, `N ${a}`, /^\p{Z}*$/u.test(String(b)) ? '' : String(b)]),
      );
    }),
    { numRuns: 200, seed: 66 },
  );
});
