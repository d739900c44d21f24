import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '~/ui/style';
import type { Column } from './Column';
import { tableClasses } from './tableStyle';

interface TrProps extends Omit<
  ComponentPropsWithRef<'tr'>,
  'className' | 'onClick' | 'onAuxClick'
> {
  /** A click anywhere in the row follows its first link. */
  readonly linked?: boolean;
  /** Highlights the row. */
  readonly selected?: boolean;
  /** The row matters less than the others. */
  readonly muted?: boolean | undefined;
}

/** A row of a DataTable. */
export function Tr({ linked = false, selected = false, muted = false, ...rest }: TrProps) {
  const link = linked ? { onClick: followLink, onAuxClick: followLink } : undefined;
  return (
    <tr
      className={classNames(
        linked && tableClasses.linkedRow,
        selected && tableClasses.selectedRow,
        muted && tableClasses.mutedRow,
      )}
      {...link}
      {...rest}
    />
  );
}

const controls = 'a, button, input, select, textarea, label';

/** Texts in the row stay selectable: a click that ends a selection follows nothing. */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { currentTarget: row, target, button, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isOnText = row.contains(target as Node) && !(target as Element).closest(controls);
  if (!isOnText || button > 1 || shiftKey || altKey || getSelection()?.isCollapsed === false)
    return;
  const isForNewTab = button === 1 || ctrlKey || metaKey;
  row.querySelector('a')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: isForNewTab,
      metaKey: isForNewTab,
    }),
  );
}

/** The cells of a row, one for each column. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row) {
  return columns.map((column) => {
    const { className, ...cellProps } = column.cellProps?.(row) ?? {};
    const detail = column.detail?.(row);
    return (
      <td key={column.header} {...cellProps} className={cellClassName(column, className)}>
        {column.cell(row)}
        {detail ? <span className={tableClasses.detail}>{detail}</span> : null}
      </td>
    );
  });
}

/** The classes of a column's cells. */
export function cellClassName(column: Column<never>, className?: string): string | undefined {
  return classNames(
    columnClassName(column),
    column.kind === 'actions' && tableClasses.actions,
    column.muted && tableClasses.muted,
    className,
  );
}

/** The classes that a column's header and cells share. */
export function columnClassName({ align, hideBelow }: Column<never>): string | undefined {
  return classNames(
    align === 'end' && tableClasses.end,
    hideBelow !== undefined && tableClasses.hideBelow[hideBelow],
  );
}
