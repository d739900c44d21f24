import { expect, it } from 'vitest';
import { cellOf, fileProblem, openFile } from '~/features/import/readTable';
import { cellsOf, header, line, lines, tableOf } from './importFixtures';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
const swapped = (bytes: Uint8Array) =>
  bytes.map((_, index) => bytes[index % 2 === 0 ? index + 1 : index - 1] ?? 0);
const problemOf = (content: string | Uint8Array) =>
  openFile(typeof content === 'string' ? bytesOf(content) : content)({}).error;
const saveAgain = 'Save it as .xlsx or CSV UTF-8 and add it again.';

it.each<[string, string | Uint8Array, (string | number)[][]]>([
  ['a byte order mark before quotes', '\uFEFF"name",subdomain\nA,a', [[2, 'A', 'a']]],
  ['CRLF', 'name,subdomain\r\nA,a\r\n', [[2, 'A', 'a']]],
  ['CR alone', 'name,subdomain\rA,a\r', [[2, 'A', 'a']]],
  [
    'mixed line breaks',
    'name,subdomain\r\nA,a\nB,b\rC,c\r\n',
    [
      [2, 'A', 'a'],
      [3, 'B', 'b'],
      [4, 'C', 'c'],
    ],
  ],
  ['semicolons with commas inside', 'name;subdomain\n"Weber, Sons";w', [[2, 'Weber, Sons', 'w']]],
  ['tabs', 'name\tsubdomain\nA\ta', [[2, 'A', 'a']]],
  ['Excel’s sep= line', 'sep=;\r\nname;subdomain\r\nA;a', [[2, 'A', 'a']]],
  [
    'line breaks in quotes, which a spreadsheet doesn’t count',
    'name,subdomain\n"A\r\n& B",a\nC,c',
    [
      [2, 'A\r\n& B', 'a'],
      [3, 'C', 'c'],
    ],
  ],
  ['quotes in quotes', 'name,subdomain\n"The ""Old"" Mill",m', [[2, 'The "Old" Mill', 'm']]],
  ['a quote in the middle', 'name,subdomain\nPipes 5" and,p', [[2, 'Pipes 5" and', 'p']]],
  [
    'blank lines',
    '\nname,subdomain\n\nA,a\n ,\nB,b\n',
    [
      [4, 'A', 'a'],
      [6, 'B', 'b'],
    ],
  ],
  ['escaped formulas', "name,subdomain\n'=1+1,'+49", [[2, '=1+1', '+49']]],
  ['missing values of databases, but no NULL', 'name,address\nNULL,\\N', [[2, 'NULL', '']]],
  ['a short row', 'name,subdomain,address\nA,a', [[2, 'A', 'a']]],
  [
    'a title and a row of groups above the header',
    'Customers,,\nOrganization,,Contact\nname,subdomain,billing_name\nA,a,Ann',
    [[4, 'A', 'a', 'Ann']],
  ],
  ['UTF-16', utf16('\uFEFFname,subdomain\nÆrø 上海,a'), [[2, 'Ærø 上海', 'a']]],
  ['UTF-16 without a mark', swapped(utf16('name,subdomain\nÆrø,a')), [[2, 'Ærø', 'a']]],
  ['Windows-1252', bytesOf('name,subdomain\nM\xFCller,a'), [[2, 'Müller', 'a']]],
])('openFile reads %s', (_, content, expected) => {
  expect(cellsOf(tableOf(content))).toEqual(expected);
});

it('openFile reads a file again in the format that a person chooses', () => {
  const polish = bytesOf('name;seats\n\xA3\xF3d\x9F;1,5');
  expect(cellsOf(tableOf(polish, { encoding: 'windows-1250' }))).toEqual([[2, 'Łódź', '1,5']]);
  expect(cellsOf(tableOf(polish, { delimiter: ',' }))[0]?.[1]).toContain(';1');
  expect(tableOf('a\nname\nB', { headerRow: 1 }).headers).toEqual(['a']);
});

it.each([
  ['#REF!', '#N/A', '#DIV/0!', '#NAME?', '#SPILL!'],
  ['#NV', '#BEZUG!', '#WERT!', '#ÜBERLAUF!', '#ZAHL!'],
  ['#VALEUR!', '#¡REF!', '#¿NOMBRE?', '#N/D', '#ССЫЛКА!'],
  ['########', 'Err:502', ' #REF! ', '#GETTING_DATA', '#NOM?'],
])('an error of a spreadsheet is a fault: %s %s %s %s %s', (...texts) => {
  expect(texts.map((text) => cellOf({ text }).fault)).toEqual(texts.map(() => 'error'));
});

it.each(['#1 Fitness', 'C#', '#', '#hashtag', '# Acme!', 'NV', 'Error', '#12'])(
  '%s is a text and no error',
  (text) => {
    expect(cellOf({ text })).toEqual({ text });
  },
);

it('openFile marks a row with more cells than the header, unless they are empty', () => {
  const { rows } = tableOf(`${header}\n${line(1)},x\n${line(2)},,\n${line(3)}`);
  expect(rows.map(({ hasExtraCells }) => hasExtraCells)).toEqual([true, false, false]);
});

it('openFile reads 5,000 rows and 100 columns, and finds the rows between empty ones', () => {
  expect(tableOf(lines(5000)).rows).toHaveLength(5000);
  expect(tableOf(`${header}${',x'.repeat(92)},,\n${line(1)}`).headers).toHaveLength(100);
  expect(tableOf(`${header}\n${',\n'.repeat(9000)}${line(1)}`).rows).toHaveLength(1);
});

it.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'At least 1 organization.'],
  ['only a header', `${header}\n`, 'At least 1 organization.'],
  [
    'a picture',
    bytesOf('\x89PNG\r\n\x1A\n\0\0\0\rIHDR'),
    `The file is no text and no workbook. ${saveAgain}`,
  ],
  ['a PDF', '%PDF-1.4\n1 0 obj', `The file is no text and no workbook. ${saveAgain}`],
  ['NUL bytes', 'name\nA\0cme', `The file is no text and no workbook. ${saveAgain}`],
  [
    'a binary file without NUL bytes',
    '\x1F\x8B\xFF\x02ab\x01',
    `The file is no text and no workbook. ${saveAgain}`,
  ],
  ['5,001 rows', lines(5001), 'Split the file: an import takes 5,000 rows.'],
  [
    'more lines than are read',
    `name\n${'\n'.repeat(20_000)}A`,
    'Split the file: an import takes 5,000 rows.',
  ],
  [
    '101 columns',
    `${header}${',x'.repeat(93)}\n${line(1)}`,
    'The file has more than 100 columns. Remove some of them.',
  ],
  [
    'an unclosed quotation mark',
    `${header}\n"Acme,${line(1)}\n${line(2)}`,
    'Line 2 has an unclosed quotation mark.',
  ],
])('openFile refuses a file with %s', (_, content, expected) => {
  expect(problemOf(content)).toBe(expected);
});

it.each([
  ['a.csv', 10 * 1024 * 1024, undefined],
  [
    'a.CSV',
    10 * 1024 * 1024 + 1,
    'File size exceeded the limit. Split the file: an import takes 10 MB.',
  ],
  ['a.xls', 1, `File type not accepted. ${saveAgain}`],
  ['a.ods', 1, `File type not accepted. ${saveAgain}`],
  ['a.pdf', 1, 'File type not accepted.'],
])('fileProblem of %s with %d bytes', (name, size, expected) => {
  expect(fileProblem({ name, size })).toBe(expected);
});
