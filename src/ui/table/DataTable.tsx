import { css } from '@emotion/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, type ReactElement, useMemo } from 'react';
import { theme } from '~/theme/theme';
import { skeletonAnimation, skeletonShape, useDelayedFlag } from '~/ui/Feedback';
import { classNames, staticClassName } from '~/ui/style';
import {
  type Column,
  cellClassName,
  columnClassName,
  columnWidth,
  renderCells,
  rowClicks,
  Tr,
} from './TableRow';
import { containerClass, tableClass, tableClasses, widths } from './tableStyle';
import { Announcement } from '~/ui/text';

/** The column that rows are sorted by. */
export interface TableSort<SortKey extends string> {
  readonly key: SortKey;
  readonly order: 'asc' | 'desc';
}

interface DataTableProps<Row, SortKey extends string> {
  readonly label: string;
  /**
   * Set it while new rows load: the current rows stay and are dimmed if loading takes longer than
   * the pending delay.
   */
  readonly busy?: boolean;
  /** Each column, declared once. Keep the array constant: a new one renders all rows again. */
  readonly columns: readonly Column<NoInfer<Row>, SortKey>[];
  /** The rows; undefined during the first load, which shows a skeleton. */
  readonly rows: readonly Row[] | undefined;
  /** The number of rows of the skeleton, ideally that of the expected result. */
  readonly skeletonRows?: number;
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
  /** Rows of 32 instead of 48 px. */
  readonly dense?: boolean;
  /** Lies on the page instead of a card: without padding at its sides. */
  readonly onPage?: boolean;
  /**
   * May have a hundred rows: those far from the screen aren't laid out, and the header stays below the
   * header bar and the list's toolbar.
   */
  readonly long?: boolean;
  readonly sort?: TableSort<SortKey> | undefined;
  /** Called with the new order when the button in a header is clicked; without it there are none. */
  readonly onSort?: ((sort: TableSort<SortKey>) => void) | undefined;
}

/** A table whose header, rows and skeleton derive from its columns, which leave where it is narrow. */
export function DataTable<Row, SortKey extends string = string>({
  label,
  busy = false,
  columns,
  rows,
  skeletonRows = 10,
  rowKey,
  renderRow,
  isMuted,
  dense = false,
  onPage = false,
  long = false,
  sort,
  onSort,
}: DataTableProps<Row, SortKey>) {
  const isDimmed = useDelayedFlag(busy);
  // React skips elements that are identical, so a table that only turns busy renders no row.
  const rowElements = useMemo(() => {
    const keys = new Set<string>();
    return rows?.map((row, index) => {
      let key = rowKey === undefined ? String(index) : String(row[rowKey]);
      // The API may return a record twice (docs/product.md, "Hostile and careless input").
      while (keys.has(key)) key += '+';
      keys.add(key);
      if (renderRow) return renderRow(row, key);
      return (
        <Tr key={key} muted={isMuted?.(row)}>
          {renderCells(columns, row)}
        </Tr>
      );
    });
  }, [columns, rows, rowKey, renderRow, isMuted]);
  const sortHeader = columns.find((column) => sort && column.sort === sort.key)?.header;
  return (
    <div className={containerClass}>
      <Announcement
        of={`${sort?.key} ${sort?.order}`}
        text={sort && sortHeader ? `Sorted by ${sortHeader}, ${directions[sort.order]}` : ''}
      />
      <table
        className={tableClass}
        aria-label={label}
        // Where focus goes when a control that the rows replace is gone.
        tabIndex={-1}
        aria-busy={busy || undefined}
        data-dimmed={(isDimmed && rows !== undefined) || undefined}
        data-dense={dense || undefined}
        data-on-page={onPage || undefined}
        data-long={long || undefined}
        style={long ? gridColumns(columns) : undefined}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.header} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        {rowElements ? (
          <tbody {...rowClicks}>{rowElements}</tbody>
        ) : (
          <SkeletonRows rows={skeletonRows} columns={columns} />
        )}
      </table>
    </div>
  );
}

/** The widths of the columns of a `long` table, and of those that are left in a narrower one. */
function gridColumns(columns: readonly Column<never>[]): CSSProperties {
  const columnsBelow = (limit: number) =>
    columns
      .filter(({ hideBelow = 0 }) => hideBelow < limit)
      .map((column) => columnWidth(column) ?? 'minmax(0, 1fr)')
      .join(' ');
  const below = widths.map((width) => [`--columns-${width}`, columnsBelow(width)]);
  return Object.fromEntries([['--columns-all', columnsBelow(Infinity)], ...below]) as CSSProperties;
}

interface HeaderCellProps<SortKey extends string> {
  readonly column: Column<never, SortKey>;
  readonly sort: TableSort<SortKey> | undefined;
  readonly onSort: ((sort: TableSort<SortKey>) => void) | undefined;
}

const reversed = { asc: 'desc', desc: 'asc' } as const;
const directions = { asc: 'ascending', desc: 'descending' } as const;

/** Sorting by the current column reverses the order. */
function HeaderCell<SortKey extends string>({ column, sort, onSort }: HeaderCellProps<SortKey>) {
  const { header, kind, sort: key, firstOrder = 'asc', control } = column;
  const isSortable = key !== undefined && onSort !== undefined;
  const order = isSortable && key === sort?.key ? sort.order : undefined;
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      // Without it the name would begin with that of the control; above buttons there is no text.
      aria-label={control || kind === 'actions' ? header : undefined}
      className={columnClassName(column)}
      // The control and the text stay on one line.
      style={{ inlineSize: columnWidth(column), whiteSpace: control ? 'nowrap' : undefined }}
      aria-sort={order ? directions[order] : isSortable && sort ? 'none' : undefined}
    >
      {control}
      {isSortable ? (
        <button
          className={sortButtonClass}
          type="button"
          onClick={() => onSort({ key, order: order ? reversed[order] : firstOrder })}
        >
          <span>{header}</span>
          <Arrow size={14} aria-hidden="true" />
        </button>
      ) : (
        kind !== 'actions' && header
      )}
    </th>
  );
}

interface SkeletonRowsProps {
  readonly rows: number;
  readonly columns: readonly Column<never>[];
}

/**
 * Placeholder rows with the geometry of the real ones. Hidden from screen readers: that the table is
 * busy is announced instead.
 */
function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <tbody className={skeletonClass} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Tr key={row}>
          {columns.map((column) => (
            <td key={column.header} className={cellClassName(column)}>
              {column.kind !== 'actions' && (
                <span className={classNames(column.skeleton === 'monogram' && 'monogram')}>
                  <i style={{ inlineSize: barWidth(column) }} />
                  {column.detail && <i />}
                </span>
              )}
            </td>
          ))}
        </Tr>
      ))}
    </tbody>
  );
}

/** In pixels. */
function barWidth({ skeleton, align }: Column<never>): number {
  return typeof skeleton === 'number' ? skeleton : align === 'end' ? 40 : 128;
}

const sortButtonClass = staticClassName(css`
  display: inline-flex;
  .${tableClasses.end} > & {
    flex-direction: row-reverse;
  }
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border-radius: ${theme.radius.small};
  white-space: nowrap;
  &:not(:hover, :focus-visible, [aria-sort$='scending'] > *) > svg {
    opacity: 0;
  }
  &:hover,
  [aria-sort$='scending'] > & {
    color: ${theme.text.primary};
  }
  &:hover {
    background: ${theme.surface.hover};
  }
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
    :not([aria-sort$='scending']) > & > svg {
      display: none;
    }
  }
  @media print {
    /* Chromium repeats a header on each page only if it has no box of a button. */
    display: contents;
    & > svg {
      display: inline;
    }
    :not([aria-sort$='scending']) > & > svg {
      display: none;
    }
  }
`);

/** One style for the whole body, because there may be a hundred short-lived rows. */
const skeletonClass = staticClassName(css`
  ${skeletonAnimation}
  & i {
    ${skeletonShape}
  }
  & i + i {
    inline-size: 96px;
    block-size: 10px;
  }
  & td > span {
    display: inline-grid;
    gap: 6px;
    max-inline-size: 100%;
    vertical-align: middle;
  }
  & .monogram {
    position: relative;
    align-content: center;
    min-block-size: 28px;
    padding-inline-start: 38px;
    &::before {
      content: '';
      ${skeletonShape}
      position: absolute;
      inset-inline-start: 0;
      inline-size: 28px;
      block-size: 28px;
      border-radius: ${theme.radius.control};
    }
  }
`);
