import { escapeFormula } from './formulas';

/** Without it, Excel doesn't read the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

export type CsvCell = string | number | null | undefined;

/** What separates cells, and the whole part of numbers from their decimals. */
export interface CsvNotation {
  readonly delimiter: string;
  readonly decimalSeparator: '.' | ',';
}

const standardNotation: CsvNotation = { delimiter: ',', decimalSeparator: '.' };

/** CSV lines (RFC 4180): formulas are escaped, missing values are empty. */
export function csvLines(
  rows: readonly (readonly CsvCell[])[],
  notation: CsvNotation = standardNotation,
): string {
  return rows
    .map(
      (cells) => `${cells.map((cell) => formatCell(cell, notation)).join(notation.delimiter)}\r\n`,
    )
    .join('');
}

/** A complete file: byte order mark, header, rows. */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  notation?: CsvNotation,
): string {
  return byteOrderMark + csvLines([header, ...rows], notation);
}

function formatCell(cell: CsvCell, { delimiter, decimalSeparator }: CsvNotation): string {
  const text =
    typeof cell === 'number'
      ? String(cell).replace('.', decimalSeparator)
      : escapeFormula(cell ?? '');
  return /[",;\t\r\n]|^\s|\s$/.test(text) || text.includes(delimiter)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}
