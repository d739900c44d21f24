import type { ComponentPropsWithoutRef, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '~/ui/style';
import { type HideBelow, tableClasses } from './tableStyle';

/** What depends on the row in a cell itself, which saves an element inside it. */
export type CellProps = Readonly<
  Pick<ComponentPropsWithoutRef<'td'>, 'className' | 'style' | 'title'>
>;

/** A column of a DataTable, from which header, cells and skeleton derive. */
export interface Column<Row, SortKey extends string = string> {
  readonly header: string;
  /** `actions`: buttons. The header is visually hidden, and nothing is printed. */
  readonly kind?: 'actions';
  readonly align?: 'start' | 'end';
  /** Makes the header a button that sorts by this key. */
  readonly sort?: SortKey;
  /** The order of the first click on it. Default: ascending. */
  readonly firstOrder?: 'asc' | 'desc';
  /**
   * A number of pixels, more where text is larger, or any CSS length. Columns without a width share
   * what is left.
   */
  readonly width?: number | string;
  /** Hidden in a table that is narrower than this number of pixels. */
  readonly hideBelow?: HideBelow;
  /** For values that matter less than the others. */
  readonly muted?: boolean;
  readonly control?: ReactNode;
  /** The width of the bar shown during the first load, in pixels; `monogram` has a tile before it. */
  readonly skeleton?: number | 'monogram';
  /**
   * Renders a row's value. A function, not a component: it runs while its row renders, so a row
   * that is a MobX observer tracks what its cells read.
   */
  readonly cell: (row: Row) => ReactNode;
  readonly detail?: (row: Row) => ReactNode;
  readonly cellProps?: (row: Row) => CellProps;
}

interface TrProps extends Omit<ComponentPropsWithRef<'tr'>, 'className'> {
  /** A click anywhere in the row follows its first link. */
  readonly linked?: boolean;
  readonly selected?: boolean;
  readonly muted?: boolean | undefined;
}

/** A row of a DataTable. */
export function Tr({ linked = false, selected = false, muted = false, ...rest }: TrProps) {
  return (
    <tr
      className={classNames(
        linked && tableClasses.linkedRow,
        selected && tableClasses.selectedRow,
        muted && tableClasses.mutedRow,
      )}
      {...rest}
    />
  );
}

/** The cells of a row, one for each column; the first has its name. */
export function renderCells<Row>(columns: readonly Column<Row>[], row: Row) {
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    const { className, ...cellProps } = column.cellProps?.(row) ?? {};
    const detail = column.detail?.(row);
    return (
      <Cell
        key={column.header}
        scope={index === 0 ? 'row' : undefined}
        {...cellProps}
        className={cellClassName(column, className)}
      >
        {column.cell(row)}
        {detail ? <span className={tableClasses.detail}>{detail}</span> : null}
      </Cell>
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

/** A number is in pixels, more where text is larger. */
export function columnWidth({ width }: Column<never>): string | undefined {
  return typeof width === 'number' ? `min(${width / 16}rem, 26cqi)` : width;
}

const controls = 'a, button, input, select, textarea, label';

/** Handlers of a table's body for its linked rows; from the keyboard, one uses the link itself. */
export const rowClicks = { onClick: followLink, onAuxClick: followLink };

/** Texts in the row stay selectable: a click that ends a selection follows nothing. */
function followLink(event: MouseEvent<HTMLTableSectionElement>): void {
  const { currentTarget: body, button, shiftKey, altKey, ctrlKey, metaKey } = event;
  const target = event.target as Element;
  // The event of a dialog that a cell has opened isn't in the table.
  const row = body.contains(target) && target.closest(`.${tableClasses.linkedRow}`);
  if (
    !row ||
    target.closest(controls) ||
    button > 1 ||
    shiftKey ||
    altKey ||
    getSelection()?.isCollapsed === false
  )
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
