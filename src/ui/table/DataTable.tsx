import styled from '@emotion/styled';
import { chunk } from 'es-toolkit';
import { useMemo, type CSSProperties, type ReactElement } from 'react';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import type { Column, ColumnHeader, ColumnLayout } from './Column';
import { useDelayedFlag } from '~/ui/hooks/useDelayedFlag';
import type { OnIntent } from '~/ui/hooks/useIntent';
import { useOverflow } from '~/ui/hooks/useOverflow';
import { classNames } from '~/ui/layout/classNames';
import { renderCells } from './renderCells';
import { SkeletonRows } from './SkeletonRows';
import { TableHead, type TableSort } from './TableHead';
import { tableClasses } from './tableClasses';
import type { TableLayout } from './tableLayout';
import { tableRoles } from './tableRoles';
import { dimmedTableClass, tableClass } from './tableStyle';
import { uniqueKeys } from './uniqueKeys';

interface DataTableBaseProps<Row, SortKey extends string> {
  /** The table's accessible name. */
  readonly label: string;
  /**
   * Set it while new rows load: the current rows stay and are dimmed if loading takes longer than
   * the pending delay.
   */
  readonly busy?: boolean;
  /** Below this width in pixels the table scrolls horizontally. */
  readonly minWidth?: number;
  /** How the table changes where it is narrow. Without, it stays one, for few narrow columns. */
  readonly layout?: TableLayout;
  /** Each column, declared once. Keep the array constant: a new one renders all rows again. */
  readonly columns: readonly ColumnLayout<SortKey>[];
  /** The rows; undefined during the first load, which shows a skeleton. */
  readonly rows: readonly Row[] | undefined;
  /** The number of rows of the skeleton, ideally that of the expected result. */
  readonly skeletonRows?: number;
  /**
   * For a table with up to a thousand rows of `--row-height`: the browser skips groups of so many rows
   * that are out of view. At 4x CPU throttling, 1,095 rows are laid out in 0.2 instead of 1.4 s. Single
   * rows, which it would have to observe one by one, made scrolling five times slower.
   */
  readonly rowsPerGroup?: number | undefined;
  /**
   * The property that identifies a row across updates; its values need not be unique. Default: the
   * position, so that other rows update the elements in place instead of remounting them.
   */
  readonly rowKey?: keyof Row;
  /**
   * Renders a component with a Tr and `renderCells`: for rows that observe stores, have handlers or
   * a link. Keep the function constant, as the columns.
   */
  readonly renderRow?: (row: Row, key: string) => ReactElement;
  /** Whether a row matters less than the others; for rows that the columns render. */
  readonly isMuted?: (row: Row) => boolean;
  /** The column that the rows are sorted by. */
  readonly sort?: TableSort<SortKey>;
  /** Called with the new order when the button in a header is clicked; without it there are none. */
  readonly onSort?: ((sort: TableSort<SortKey>) => void) | undefined;
  /**
   * Called when a header's button is hovered or focused (`useIntent`). May return a function, which is
   * called when pointer or focus leaves without a click.
   */
  readonly onSortIntent?: (sort: TableSort<SortKey>) => ReturnType<OnIntent>;
}

/** Without `renderRow` the columns render the rows. */
export type DataTableProps<Row, SortKey extends string = string> = DataTableBaseProps<
  Row,
  SortKey
> &
  (
    | { renderRow?: undefined; columns: readonly Column<NoInfer<Row>, SortKey>[] }
    | { renderRow: (row: Row, key: string) => ReactElement }
  );

/**
 * A table whose header, rows, skeleton and narrow cards derive from its columns. It scrolls inside its
 * container; the header sticks below `--sticky-top`.
 */
export function DataTable<Row, SortKey extends string = string>({
  label,
  busy = false,
  minWidth,
  layout,
  columns,
  rows,
  skeletonRows = 10,
  rowsPerGroup,
  rowKey,
  renderRow,
  isMuted,
  sort,
  onSort,
  onSortIntent,
}: DataTableProps<Row, SortKey>) {
  const dimmed = useDelayedFlag(busy, PENDING_DELAY);
  const { ref, overflows } = useOverflow('inline');
  const scrollProps = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrollable` }
    : undefined;
  const gridColumns = {
    minWidth,
    '--columns': wideColumns(columns),
    '--medium-columns': mediumColumns(columns),
    '--small-columns': mediumColumns(columns.filter(({ small }) => small !== 'hidden')),
  } as CSSProperties;
  // React skips elements that are identical, so a table that only turns busy renders no row.
  const rowElements = useMemo(() => {
    if (!rows) return undefined;
    const keys = uniqueKeys(rows, rowKey);
    return rows.map((row, index) => {
      const key = keys[index] ?? '';
      if (renderRow) return renderRow(row, key);
      return (
        <tr
          key={key}
          {...tableRoles.row}
          className={isMuted?.(row) ? tableClasses.mutedRow : undefined}
        >
          {renderCells(columns, row)}
        </tr>
      );
    });
  }, [columns, rows, rowKey, renderRow, isMuted]);
  return (
    <ScrollContainer ref={ref} overflows={overflows} {...scrollProps}>
      <table
        {...tableRoles.table}
        aria-label={label}
        // Where focus goes when a control that the rows replace is gone.
        tabIndex={-1}
        aria-busy={busy || undefined}
        className={classNames(
          tableClass,
          layout?.className,
          columns.some(({ medium }) => medium === 'below') && tableClasses.cellsBelow,
          dimmed && dimmedTableClass,
        )}
        style={gridColumns}
      >
        <TableHead columns={columns} sort={sort} onSort={onSort} onSortIntent={onSortIntent} />
        {rowElements ? (
          groupsOf(rowElements, rowsPerGroup).map((group, index) => (
            <tbody
              // oxlint-disable-next-line react/no-array-index-key -- groups have no other identity
              key={index}
              {...tableRoles.rowGroup}
              className={index > 0 ? tableClasses.laterGroup : undefined}
              style={index > 0 ? rowCount(group.length) : undefined}
            >
              {group}
            </tbody>
          ))
        ) : (
          <SkeletonRows rows={skeletonRows} columns={columns} />
        )}
      </table>
    </ScrollContainer>
  );
}

function groupsOf<Row>(rows: readonly Row[], size: number | undefined): (readonly Row[])[] {
  return size === undefined ? [rows] : chunk(rows, size);
}

function rowCount(rows: number): CSSProperties {
  return { '--rows': rows } as CSSProperties;
}

/** The grid of a row. Widths don't depend on the content, so nothing shifts when rows change. */
function wideColumns(columns: readonly ColumnHeader[]): string {
  return columns.map(({ width, kind }) => gridTrack(width ?? flexibleTrack(kind))).join(' ');
}

/** The grid of a row at medium widths. Columns below the title keep a place in the header. */
function mediumColumns(columns: readonly ColumnHeader[]): string {
  return columns
    .filter(({ medium }) => medium !== 'hidden')
    .map(({ medium, kind }) =>
      gridTrack(medium === 'below' ? 'minmax(64px, 1fr)' : (medium ?? flexibleTrack(kind))),
    )
    .join(' ');
}

/** Narrower titles can't be told apart. */
function flexibleTrack(kind: ColumnHeader['kind']): string {
  return kind === 'title' ? 'minmax(160px, 1fr)' : 'minmax(0, 1fr)';
}

function gridTrack(width: number | string): string {
  return typeof width === 'number' ? `${width}px` : width;
}

// A sticky header sticks to its nearest scroll container, so this element is one only while it
// overflows: https://developer.mozilla.org/en-US/docs/Web/CSS/position#sticky_positioning
const ScrollContainer = styled.div<{ readonly overflows: boolean }>`
  position: relative;
  container: table / inline-size;
  overflow-x: ${({ overflows }) => (overflows ? 'auto' : 'visible')};
  &:focus-visible {
    outline-offset: -2px;
  }
`;
