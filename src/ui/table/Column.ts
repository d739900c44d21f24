import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** What a column's cells show during the first load. */
export type SkeletonKind = 'text' | 'twoLines' | 'monogram' | 'date' | 'number' | 'badge' | 'none';

/** A column of a table: everything about it but its cells. */
export interface ColumnHeader<SortKey extends string = string> {
  /** The column's name, also shown beside the value where rows are cards. */
  readonly header: string;
  /**
   * `title`: the name of what the row is about, the first line of a card. `actions`: buttons, beside
   * the title of a card. Neither has a label on a card, and the header of actions is visually hidden.
   */
  readonly kind?: 'title' | 'actions';
  /** The alignment; numbers align to the end. */
  readonly align?: 'start' | 'end';
  /** Makes the header a button that sorts by this key. */
  readonly sort?: SortKey;
  /** The order of the first click on it. Default: ascending. */
  readonly firstOrder?: 'asc' | 'desc';
  /**
   * A number of pixels or any CSS track. Columns without a width share what is left; a title doesn't
   * get narrower than 160 px.
   */
  readonly width?: number | string;
  /**
   * The width at medium widths, in a layout that has them: `below` moves the cell under the title,
   * `hidden` is for a value that the title shows there.
   */
  readonly medium?: number | `minmax(${string})` | 'below' | 'hidden';
  /** Hidden where a layout has no space for all columns of medium widths either. */
  readonly small?: 'hidden';
  /** Shown where rows are lines, too; other columns are hidden there. */
  readonly compact?: boolean;
  /** For values that matter less than the others. */
  readonly muted?: boolean;
  /**
   * Stays in view while the table scrolls sideways, at this distance in pixels from its start: the
   * width of the pinned columns before it.
   */
  readonly pinnedAt?: number;
  /** A control before the column's name in the header. */
  readonly control?: ElementNode;
  /**
   * A kind or a width in pixels. Default: by alignment, two lines for a column with details, and none
   * for actions.
   */
  readonly skeleton?: SkeletonKind | number;
}

/** What depends on the row in a cell itself, which saves an element inside it. */
export interface CellProps extends Readonly<
  Pick<ComponentPropsWithoutRef<'td'>, 'className' | 'style' | 'title'>
> {
  /** Shown where rows are lines, in this row. Default: as the column. */
  readonly compact?: boolean;
}

interface ColumnBase<Row, SortKey extends string> extends ColumnHeader<SortKey> {
  /** Props of the cell itself. */
  readonly cellProps?: (row: Row) => CellProps;
}

interface OneLineColumn<Row> {
  /**
   * Renders a row's value. A function, not a component: it runs while its row renders, so a row
   * that is a MobX observer tracks what its cells read.
   */
  readonly cell: (row: Row) => ReactNode;
  readonly detail?: undefined;
}

interface TwoLineColumn<Row> {
  /** Renders a row's value, as an element: it has a sibling. */
  readonly cell: (row: Row) => ElementNode;
  /** Renders a second, muted line below the value. Lines that are too long are clipped. */
  readonly detail: (row: Row) => ReactNode;
}

/** A column of a DataTable, from which header, cells, skeleton and the labels of cards derive. */
export type Column<Row, SortKey extends string = string> = ColumnBase<Row, SortKey> &
  (OneLineColumn<Row> | TwoLineColumn<Row>);

/** A column where its values aren't rendered: its header, its skeleton, its place in the grid. */
export type ColumnLayout<SortKey extends string = string> = ColumnHeader<SortKey> &
  Pick<Partial<TwoLineColumn<never>>, 'detail'>;
