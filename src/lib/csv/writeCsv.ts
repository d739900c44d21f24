import { escapeFormula } from './formulas';

/** Without it, Excel doesn't read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** CSV lines (RFC 4180): formulas are escaped, missing values are empty. */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((cells) => `${cells.map(formatCell).join(',')}\r\n`).join('');
}

/** A complete file: byte order mark, header, rows. */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return byteOrderMark + csvLines([header, ...rows]);
}

function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
