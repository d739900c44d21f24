export type CsvCell = string | number | null | undefined;

/** What separates cells, and the whole part of numbers from their decimals. */
interface CsvNotation {
  readonly delimiter: string;
  readonly decimalSeparator: '.' | ',';
}

const standardNotation: CsvNotation = { delimiter: ',', decimalSeparator: '.' };

/** Without it, Excel doesn't read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** A CSV file (RFC 4180) with a header: formulas are escaped, missing values are empty. */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  notation: CsvNotation = standardNotation,
): string {
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell) => formatCell(cell, notation)).join(notation.delimiter),
  );
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
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

/**
 * What a spreadsheet would run as a formula, with any number of escaping apostrophes before it:
 * https://owasp.org/www-community/attacks/CSV_Injection.
 */
const formula = /^'*[=+\-@\t\r\n\0＝＋－＠]/;

/** Escapes a cell that starts like a formula with an apostrophe. */
export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** Reverses `escapeFormula` exactly. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Milliseconds to keep the object URL while the browser starts the download. */
const revokeDelay = 60_000;

/** Downloads a CSV file under the given name. */
export function downloadFile(name: string, parts: readonly BlobPart[]): void {
  const url = URL.createObjectURL(new Blob([...parts], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelay);
}
