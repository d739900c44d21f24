/**
 * Classes inside a table, for its own styles only: a table has one style for all of its cells, as a
 * styled component would render two components around each of up to 700.
 */
export const tableClasses = {
  titleCell: 'table-title-cell',
  actionsCell: 'table-actions-cell',
  endCell: 'table-end-cell',
  belowCell: 'table-below-cell',
  wideCell: 'table-wide-cell',
  mediumCell: 'table-medium-cell',
  compactCell: 'table-compact-cell',
  twoLineCell: 'table-two-line-cell',
  mutedCell: 'table-muted-cell',
  pinnedCell: 'table-pinned-cell',
  sortableHeader: 'table-sortable-header',
  /** The second line of a cell. */
  detail: 'table-detail',
  /** A table with cells below titles at medium widths. */
  cellsBelow: 'table-cells-below',
  mutedRow: 'table-muted-row',
  /** A group of rows that isn't the first. */
  laterGroup: 'table-later-group',
} as const;
