/**
 * What a spreadsheet would take for a formula, behind any number of apostrophes that say it is
 * none.
 */
const formula = /^'*[=+\-@\t\r]/;

/** A cell that no spreadsheet runs: one that starts like a formula gets an apostrophe before it. */
export function escapeFormula(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `defuse`, to the letter. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
