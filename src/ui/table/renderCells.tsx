import type { ReactNode } from 'react';
import type { Column, ColumnHeader } from './Column';
import { tableRoles } from './tableRoles';

/** The cells of a row, one for each column. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row): ReactNode[] {
  return columns.map((column) => renderCell(column, column.cell(row)));
}

/**
 * A cell with any content. Plain elements, styled by the table: a component would be rendered once
 * per cell.
 */
export function renderCell({ header, kind, align = 'start' }: ColumnHeader, content: ReactNode) {
  return (
    <td
      key={header}
      {...tableRoles.cell}
      data-align={align}
      data-label={kind ? undefined : header}
      data-primary={kind === 'title' ? '' : undefined}
      data-actions={kind === 'actions' ? '' : undefined}
    >
      {content}
    </td>
  );
}
