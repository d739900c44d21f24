import { parseCsv, type CsvText } from '~/lib/csv/parseCsv';
import type { Cell } from '~/lib/xlsx/cellValue';
import { headerScore } from '~/features/import/rows/matchColumns';

/** A row; `line` is the row number that a spreadsheet shows. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

export const delimiters = [',', ';', '\t', '|'];

/** Characters and lines in which the layout is looked for. */
const sampleSize = 100_000;
export const sampleLines = 50;

/** The number of fields that a row has to name to be the header. */
const minHeaderScore = 2;

/** The line with the names of the columns: the first of the rows that looks like it, else the first. */
export function findHeaderRow(rows: readonly TableRow[]): number {
  return (rows.find(isHeader) ?? rows[0])?.line ?? 1;
}

/** Whether a row names at least two fields. */
export function isHeader({ cells }: TableRow): boolean {
  return headerScore(cells) >= minHeaderScore;
}

/** The delimiter and the header row of a text, of which a person may have chosen some. */
export function findLayout(
  csv: CsvText,
  chosen: { readonly delimiter?: string; readonly headerRow?: number },
) {
  const sample = { ...csv, body: csv.body.slice(0, sampleSize) };
  const delimiter = chosen.delimiter ?? csv.namedDelimiter ?? bestDelimiter(sample);
  return {
    delimiter,
    headerRow: chosen.headerRow ?? findHeaderRow(firstRows(sample, delimiter)),
  };
}

/** The delimiter with which a row names the most fields, else the one that makes most columns. */
function bestDelimiter(csv: CsvText): string {
  const scored = delimiters.map((delimiter) => {
    const rows = firstRows(csv, delimiter);
    return {
      delimiter,
      score: Math.max(0, ...rows.map(({ cells }) => headerScore(cells))),
      cells: cellsInRegularRows(rows),
    };
  });
  return scored.toSorted((a, b) => b.score - a.score || b.cells - a.cells)[0]?.delimiter ?? ',';
}

/** The cells of rows that have as many as most others, so that commas in texts don't count. */
function cellsInRegularRows(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, count]) => cells * count));
}

function firstRows(csv: CsvText, delimiter: string): readonly TableRow[] {
  return parseCsv(csv, delimiter, sampleLines).next().value?.rows ?? [];
}
