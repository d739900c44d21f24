/**
 * A table's own roles, spelt out: `display: block`, which makes cards of its rows, takes the
 * implicit ones away in some browsers.
 */
export const tableRoles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
