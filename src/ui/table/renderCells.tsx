import type { ReactNode } from 'react';
import type { CellAttributes, Column, ColumnHeader } from './Column';
import { tableRoles } from './tableRoles';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** The cells of a row, one for each column. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row): ElementNode {
  return columns.map((column) => renderCell(column, column.cell(row), column.attributes?.(row)));
}

/**
 * A cell with any content. Plain elements, styled by the table: a component would be rendered once
 * per cell.
 */
export function renderCell(
  { header, kind, align = 'start', medium, compact }: ColumnHeader,
  content: ReactNode,
  attributes?: CellAttributes,
) {
  return (
    <td
      key={header}
      {...tableRoles.cell}
      data-align={align}
      data-label={kind ? undefined : header}
      data-primary={kind === 'title' ? '' : undefined}
      data-actions={kind === 'actions' ? '' : undefined}
      data-below={medium === 'below' ? '' : undefined}
      data-wide={medium === 'hidden' ? '' : undefined}
      data-compact={compact ? '' : undefined}
      {...attributes}
    >
      {content}
    </td>
  );
}
