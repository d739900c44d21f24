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
