import type { ReactNode } from 'react';
import { classNames } from '~/ui/layout/classNames';
import type { ElementNode } from '~/ui/layout/ElementNode';
import type { CellProps, Column, ColumnHeader, ColumnLayout } from './Column';
import { tableClasses } from './tableClasses';
import { tableRoles } from './tableRoles';

/** The cells of a row, one for each column. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row): ElementNode {
  return columns.map((column) => {
    const content = column.detail
      ? renderTwoLines(column.cell(row), column.detail(row))
      : column.cell(row);
    return renderCell(column, content, column.cellProps?.(row));
  });
}

function renderTwoLines(value: ElementNode, detail: ReactNode): ElementNode {
  if (!detail) return value;
  return (
    <>
      {value}
      <span className={tableClasses.detail}>{detail}</span>
    </>
  );
}

/**
 * A cell with any content. Plain elements, styled by the table: a component would be rendered once
 * per cell.
 */
export function renderCell(
  column: ColumnLayout,
  content: ReactNode,
  { compact = column.compact, className, style, title }: CellProps = {},
) {
  const { header, kind, medium, muted, detail, pinnedAt } = column;
  return (
    <td
      key={header}
      {...tableRoles.cell}
      // The label on a card, which the style gets by `attr()`.
      data-label={kind ? undefined : header}
      title={title}
      className={classNames(
        columnClassName(column),
        kind === 'title' && tableClasses.titleCell,
        kind === 'actions' && tableClasses.actionsCell,
        medium === 'below' && tableClasses.belowCell,
        compact && tableClasses.compactCell,
        detail && tableClasses.twoLineCell,
        muted && tableClasses.mutedCell,
        className,
      )}
      style={pinnedAt === undefined ? style : { ...style, insetInlineStart: pinnedAt }}
    >
      {content}
    </td>
  );
}

/** The classes that a column's header and cells share. */
export function columnClassName({
  align,
  medium,
  small,
  pinnedAt,
}: ColumnHeader): string | undefined {
  return classNames(
    align === 'end' && tableClasses.endCell,
    medium === 'hidden' && tableClasses.wideCell,
    small === 'hidden' && tableClasses.mediumCell,
    pinnedAt !== undefined && tableClasses.pinnedCell,
  );
}
