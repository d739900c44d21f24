import { memoize } from 'es-toolkit';
import { currencies } from '~/domain/rules/currencies';
import { searchKey } from '~/domain/text/cleanText';
import { formatNumber } from '~/lib/format';
import { changeText } from '~/messages/changeText';
import type { CellIssue } from './checkRow';
import { importRule, type ImportField } from './importFields';
import type { ImportRow } from './ImportRow';
import { swapSeparators } from './readCells';

/** A correction for every cell of a column that has the same fault. */
export interface ColumnFix {
  readonly field: ImportField;
  /** What is wrong with how many cells. */
  readonly text: string;
  /** The corrected cells by the ids of their rows. */
  readonly cells: ReadonlyMap<string, string>;
  /** The first of them, before and after. */
  readonly example: string;
}

/** A fault and how it is corrected; undefined for a cell that it doesn't explain. */
interface Fault {
  readonly text: string;
  readonly correct: (issue: CellIssue, text: string) => string | undefined;
}

const faults: readonly Fault[] = [
  {
    text: 'amounts use a comma',
    correct: ({ code }, text) => (code === 'decimal_point' ? swapSeparators(text) : undefined),
  },
  {
    text: 'amounts use a point',
    correct: ({ code }, text) => (code === 'decimal_comma' ? swapSeparators(text) : undefined),
  },
  {
    text: 'currencies are not written as a code',
    correct: ({ field }, text) =>
      field === 'currency' ? currencyCodes().get(searchKey(text)) : undefined,
  },
  {
    text: 'subdomains have characters that are not allowed',
    correct: ({ field, code }, text) =>
      field === 'subdomain' && code === 'format' ? validSubdomain(text) : undefined,
  },
];

/** A fault in one cell is corrected there. */
const minCells = 2;

/** The faults that repeat in a column of these rows, and their corrections. */
export function columnFixes(
  rows: readonly ImportRow[],
  issuesOf: (row: ImportRow) => readonly CellIssue[],
): readonly ColumnFix[] {
  return faults.flatMap(({ text, correct }) => {
    const cells = new Map<string, string>();
    let field: ImportField | undefined;
    let example = '';
    for (const row of rows)
      for (const issue of issuesOf(row)) {
        const cell = row.cells[issue.field] ?? '';
        const corrected = correct(issue, cell);
        if (corrected === undefined) continue;
        field ??= issue.field;
        if (cells.size === 0) example = changeText(cell, corrected);
        cells.set(row.id, corrected);
      }
    if (field === undefined || cells.size < minCells) return [];
    return [{ field, text: `${formatNumber(cells.size)} ${text}`, cells, example }];
  });
}

/** Lower-case letters, digits and single hyphens. */
function validSubdomain(text: string): string | undefined {
  const subdomain = searchKey(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const { maxLength = Infinity, minLength = 0 } = importRule('subdomain') as {
    maxLength?: number;
    minLength?: number;
  };
  return subdomain.length >= minLength && subdomain.length <= maxLength ? subdomain : undefined;
}

/** Codes by the names and symbols that only one currency has. */
const currencyCodes = memoize((): ReadonlyMap<string, string> => {
  const codes = new Map<string, string | undefined>();
  for (const code of currencies)
    for (const name of currencyNames(code)) {
      const key = searchKey(name);
      codes.set(key, codes.has(key) && codes.get(key) !== code ? undefined : code);
    }
  return new Map([...codes].flatMap(([key, code]) => (code ? [[key, code] as const] : [])));
});

const displayNames = memoize(
  (locale: string) => new Intl.DisplayNames(locale, { type: 'currency' }),
);

function currencyNames(currency: string): readonly string[] {
  const symbol = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value;
  const names = ['en', 'de', 'fr', 'es'].map((locale) => displayNames(locale).of(currency));
  return [symbol, ...names].filter((name) => name !== undefined);
}

/** The text that most invalid cells of a column have, if several have the same. */
export function commonFault(
  rows: readonly ImportRow[],
  field: ImportField,
  issuesOf: (row: ImportRow) => readonly CellIssue[],
): string {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const cell = row.cells[field] ?? '';
    if (cell !== '' && issuesOf(row).some((issue) => issue.field === field))
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const [text = '', count = 0] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  return count >= minCells ? text : '';
}

/**
 * The cells of a column with every occurrence of a text replaced, by the ids of their rows; an empty
 * text stands for blank cells.
 */
export function replacedCells(
  rows: readonly ImportRow[],
  field: ImportField,
  find: string,
  replacement: string,
): ReadonlyMap<string, string> {
  const cells = new Map<string, string>();
  for (const { id, cells: own } of rows) {
    const cell = own[field] ?? '';
    const isMatch = find === '' ? cell.trim() === '' : cell.includes(find);
    if (isMatch)
      cells.set(id, find === '' ? replacement : cell.replaceAll(find, () => replacement));
  }
  return cells;
}
