import { css } from '@emotion/react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type ComponentPropsWithoutRef,
  type CSSProperties,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useMemo,
} from 'react';
import { theme } from '~/theme/theme';
import { PENDING_DELAY, skeletonAnimation, skeletonShape, useDelayedFlag } from '~/ui/Feedback';
import { classNames, staticClassName } from '~/ui/style';
import {
  containerClass,
  type HideBelow,
  tableClass,
  tableClasses,
  widths,
} from '~/ui/table/tableStyle';
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
  const isDimmed = useDelayedFlag(busy, PENDING_DELAY);
  // React skips elements that are identical, so a table that only turns busy renders no row.
  const rowElements = useMemo(() => {
    if (!rows) return undefined;
    const keys = uniqueKeys(rows, rowKey);
    return rows.map((row, index) => {
      const key = keys[index] ?? '';
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
          <tbody {...clicks}>{rowElements}</tbody>
        ) : (
          <SkeletonRows rows={skeletonRows} columns={columns} />
        )}
      </table>
    </div>
  );
}

/**
 * Keys for rows, by default their positions. Unique even if the API returns a record twice
 * (docs/product.md, "Hostile and careless input"): a key that occurs again gets a suffix.
 */
function uniqueKeys<Row>(rows: readonly Row[], rowKey?: keyof Row): string[] {
  const keys = new Set<string>();
  for (const [index, row] of rows.entries()) {
    let key = rowKey === undefined ? String(index) : String(row[rowKey]);
    while (keys.has(key)) key += '+';
    keys.add(key);
  }
  return [...keys];
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

function columnWidth({ width }: Column<never>): string | undefined {
  return typeof width === 'number' ? `min(${width / 16}rem, 26cqi)` : width;
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
  const { header, kind, align, sort: key, firstOrder = 'asc', control } = column;
  const isSortable = key !== undefined && onSort !== undefined;
  const order = isSortable && key === sort?.key ? sort.order : undefined;
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      // Without it the name would begin with that of the control; above buttons there is no text.
      aria-label={control || kind === 'actions' ? header : undefined}
      className={columnClassName(column)}
      style={{
        inlineSize: columnWidth(column),
        // In one line with it.
        whiteSpace: control ? 'nowrap' : undefined,
      }}
      aria-sort={order ? directions[order] : isSortable && sort ? 'none' : undefined}
    >
      {control}
      {isSortable ? (
        <button
          className={sortButtonClass}
          type="button"
          data-align={align}
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
  &[data-align='end'] {
    flex-direction: row-reverse;
  }
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: inherit;
  font: inherit;
  white-space: nowrap;
  & > svg {
    flex: none;
    opacity: 0;
  }
  &:hover,
  [aria-sort$='scending'] > & {
    color: ${theme.text.primary};
  }
  &:hover {
    background: ${theme.surface.hover};
  }
  &:hover > svg,
  &:focus-visible > svg,
  [aria-sort$='scending'] > & > svg {
    opacity: 1;
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

const controls = 'a, button, input, select, textarea, label';

/** Of a table's body; from the keyboard, one uses the link itself. */
const clicks = { onClick: followLink, onAuxClick: followLink };

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
function cellClassName(column: Column<never>, className?: string): string | undefined {
  return classNames(
    columnClassName(column),
    column.kind === 'actions' && tableClasses.actions,
    column.muted && tableClasses.muted,
    className,
  );
}

/** The classes that a column's header and cells share. */
function columnClassName({ align, hideBelow }: Column<never>): string | undefined {
  return classNames(
    align === 'end' && tableClasses.end,
    hideBelow !== undefined && tableClasses.hideBelow[hideBelow],
  );
}
