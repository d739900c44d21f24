/**
 * The implicit roles of a table, set explicitly: `display: block`, which turns rows into cards,
 * removes the implicit ones in some browsers.
 * https://adrianroselli.com/2018/02/tables-css-display-properties-and-aria.html
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
