import type { ReactNode } from 'react';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** What a column's cells show during the first load. */
export type SkeletonKind = 'text' | 'twoLines' | 'monogram' | 'date' | 'number' | 'badge' | 'none';

/** A column of a table: everything about it but its cells. */
export interface ColumnHeader<SortKey extends string = string> {
  /** The column's name, also shown beside the value where rows are cards. */
  readonly header: string;
  /**
   * `title`: the name of what the row is about, the first line of a card. `actions`: buttons, the
   * last line of a card. Neither has a label on a card, and the header of actions is visually
   * hidden.
   */
  readonly kind?: 'title' | 'actions';
  /** The alignment; numbers align to the end. */
  readonly align?: 'start' | 'end';
  /** Makes the header a button that sorts by this key. */
  readonly sort?: SortKey;
  /**
   * A number of pixels or any CSS track. Columns without a width share what is left; a title doesn't
   * get narrower than 160 px.
   */
  readonly width?: number | string;
  /**
   * The width at medium widths. In a table with `narrowRows`, `below` moves the cell under the title;
   * in one with `mediumCards`, `hidden` is for a value that the title shows there.
   */
  readonly medium?: number | `minmax(${string})` | 'below' | 'hidden';
  /** In a table with `narrowRows`: shown on narrow screens too, where other columns are hidden. */
  readonly compact?: boolean;
  /** A control before the column's name in the header. */
  readonly control?: ElementNode;
  /** A kind or a width in pixels. Default: by alignment, and none for actions. */
  readonly skeleton?: SkeletonKind | number;
}

/** Attributes of a cell, for styles that depend on the row. */
export interface CellAttributes {
  readonly [name: `data-${string}`]: string | undefined;
  readonly className?: string | undefined;
  /** The full text of a truncated cell. */
  readonly title?: string;
}

/** A column of a DataTable, from which header, cells, skeleton and the labels of cards derive. */
export interface Column<Row, SortKey extends string = string> extends ColumnHeader<SortKey> {
  /**
   * Renders a row's value. A function, not a component: it runs while its row renders, so a row
   * that is a MobX observer tracks what its cells read.
   */
  readonly cell: (row: Row) => ReactNode;
  /** Attributes of the cell itself, which save an element inside it. */
  readonly attributes?: (row: Row) => CellAttributes;
}
