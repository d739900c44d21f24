import { parseCsv, type CsvRow, type CsvText } from '~/lib/csv/parseCsv';
import { headerScore } from '~/features/import/rows/matchColumns';

/** Where the cells of a file's table are. */
export interface TableLayout {
  readonly delimiter: string;
  /** The line with the names of the columns. */
  readonly headerRow: number;
}

export const delimiters = [',', ';', '\t', '|'];

/** Characters and lines in which the layout is looked for. */
const sampleSize = 100_000;
const sampleLines = 50;

/** The number of fields that a row has to name to be the header. */
const minHeaderScore = 2;

/** Completes a layout of which a person may have chosen parts. */
export function findLayout(csv: CsvText, chosen: Partial<TableLayout>): TableLayout {
  const sample = { ...csv, body: csv.body.slice(0, sampleSize) };
  const delimiter = chosen.delimiter ?? csv.namedDelimiter ?? bestDelimiter(sample);
  const rows = firstRows(sample, delimiter);
  const header = rows.find(({ cells }) => headerScore(cells) >= minHeaderScore) ?? rows[0];
  return { delimiter, headerRow: chosen.headerRow ?? header?.line ?? 1 };
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
function cellsInRegularRows(rows: readonly CsvRow[]): number {
  const counts = new Map<number, number>();
  for (const { cells } of rows)
    if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([cells, count]) => cells * count));
}

function firstRows(csv: CsvText, delimiter: string): readonly CsvRow[] {
  return parseCsv(csv, delimiter, sampleLines).next().value?.rows ?? [];
}
