import type { ComponentPropsWithoutRef, ReactNode } from 'react';

/** What depends on the row in a cell itself, which saves an element inside it. */
export type CellProps = Readonly<
  Pick<ComponentPropsWithoutRef<'td'>, 'className' | 'style' | 'title'>
>;

/** The widths of a table, in pixels, below which columns leave. */
export type HideBelow = 480 | 620 | 900;

/** A column of a DataTable, from which header, cells and skeleton derive. */
export interface Column<Row, SortKey extends string = string> {
  /** The column's name. */
  readonly header: string;
  /** `actions`: buttons. The header is visually hidden, and nothing is printed. */
  readonly kind?: 'actions';
  /** The alignment; numbers align to the end. */
  readonly align?: 'start' | 'end';
  /** Makes the header a button that sorts by this key. */
  readonly sort?: SortKey;
  /** The order of the first click on it. Default: ascending. */
  readonly firstOrder?: 'asc' | 'desc';
  /** A number of pixels or any CSS length. Columns without a width share what is left. */
  readonly width?: number | string;
  /** Hidden in a table that is narrower than this number of pixels. */
  readonly hideBelow?: HideBelow;
  /** For values that matter less than the others. */
  readonly muted?: boolean;
  /** A control before the column's name in the header. */
  readonly control?: ReactNode;
  /** The width of the bar shown during the first load, in pixels; `monogram` has a tile before it. */
  readonly skeleton?: number | 'monogram';
  /**
   * Renders a row's value. A function, not a component: it runs while its row renders, so a row
   * that is a MobX observer tracks what its cells read.
   */
  readonly cell: (row: Row) => ReactNode;
  /** Renders a second, muted line below the value. */
  readonly detail?: (row: Row) => ReactNode;
  /** Props of the cell itself. */
  readonly cellProps?: (row: Row) => CellProps;
}
