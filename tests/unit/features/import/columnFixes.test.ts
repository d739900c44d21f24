import { expect, it } from 'vitest';
import { columnFixes, commonFault, replacedCells } from '~/features/import/rows/columnFixes';
import { checkedRow, type ImportRow } from '~/features/import/rows/ImportRow';
import type { ImportCells } from '~/features/import/rows/importFields';
import { noDefaults } from '~/features/import/rows/matchColumns';

const rowsOf = (...cells: ImportCells[]) =>
  cells.map((row, index) =>
    checkedRow(
      { id: `${index}`, sheet: 'a', line: index + 2, cells: row },
      { decimalSeparator: 'point', defaults: noDefaults },
    ),
  );
const issuesOf = ({ issues }: ImportRow) => issues;
const fixesOf = (...cells: ImportCells[]) =>
  columnFixes(rowsOf(...cells), issuesOf).map(({ text, example, cells: corrected }) => [
    text,
    example,
    Object.fromEntries(corrected),
  ]);

it('columnFixes corrects decimals in the other notation', () =>
  expect(
    fixesOf({ amount: '1,5' }, { amount: '2.5' }, { amount: '1200,50 ' }, { amount: 'x' }),
  ).toEqual([['2 amounts use a comma', '1,5 → 1.5', { 0: '1.5', 2: '1200.50 ' }]]));

it('columnFixes corrects currencies given by name or by a symbol that only one has', () =>
  expect(
    fixesOf(
      ...['Euro', '€', 'US Dollar', 'yen japonais', 'Kr', 'EUR', 'Euros?'].map((currency) => ({
        currency,
      })),
    ),
  ).toEqual([
    [
      '4 currencies are not written as a code',
      'Euro → EUR',
      { 0: 'EUR', 1: 'EUR', 2: 'USD', 3: 'JPY' },
    ],
  ]));

it('columnFixes corrects subdomains with characters that are not allowed, if enough are left', () =>
  expect(
    fixesOf({ subdomain: 'Bäcker & Söhne ' }, { subdomain: 'großmann_ag' }, { subdomain: '++++' }),
  ).toEqual([
    [
      '2 subdomains have characters that are not allowed',
      'Bäcker & Söhne  → backer-sohne',
      { 0: 'backer-sohne', 1: 'grossmann-ag' },
    ],
  ]));

it('columnFixes leaves a fault of a single cell to its correction there', () =>
  expect(fixesOf({ amount: '1,5' }, { amount: '2.5' })).toEqual([]));

it('commonFault returns the text that several invalid cells of a column have', () => {
  const rows = rowsOf(...['?', 'x', 'x', '5', '5', '5'].map((amount) => ({ amount })));
  expect(commonFault(rows, 'amount', issuesOf)).toBe('x');
  expect(commonFault(rows.slice(0, 2), 'amount', issuesOf)).toBe('');
});

it('replacedCells replaces a text literally, and fills blank cells if there is none', () => {
  const rows = rowsOf({ name: 'a.b.c' }, { name: 'abc' }, { name: ' ' });
  expect(Object.fromEntries(replacedCells(rows, 'name', '.', '$&'))).toEqual({ 0: 'a$&b$&c' });
  expect(Object.fromEntries(replacedCells(rows, 'name', '', 'x'))).toEqual({ 2: 'x' });
});
