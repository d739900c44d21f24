import { escapeFormula } from './formulas';

/** Tells Excel that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** Lines of CSV (RFC 4180): what starts like a formula is defused, what is missing is empty. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}

/** A whole file: its mark, one header line, the rows. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines([header, ...rows]);
}

function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
