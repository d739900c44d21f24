import { useMemo, type ReactElement } from 'react';
import type { Column, ColumnHeader } from './Column';
import type { OnIntent } from '~/ui/hooks/useIntent';
import { renderCells } from './renderCells';
import { SkeletonRows } from './SkeletonRows';
import { Table, type TableProps } from './Table';
import { TableHead, type TableSort } from './TableHead';
import { tableRoles } from './tableRoles';
import { uniqueKeys } from './uniqueKeys';

interface DataTableBaseProps<Row, SortKey extends string> extends TableProps {
  /** Each column, declared once. Keep the array constant: a new one renders all rows again. */
  readonly columns: readonly ColumnHeader<SortKey>[];
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
  /** The column that the rows are sorted by. */
  readonly sort?: TableSort<SortKey>;
  /** Called with the new order when the button in a header is clicked. */
  readonly onSort?: (sort: TableSort<SortKey>) => void;
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

/** A table whose header, rows, skeleton and narrow cards derive from its columns. */
export function DataTable<Row, SortKey extends string = string>({
  columns,
  rows,
  skeletonRows = 10,
  rowKey,
  renderRow,
  sort,
  onSort,
  onSortIntent,
  ...table
}: DataTableProps<Row, SortKey>) {
  // React skips elements that are identical, so a table that only turns busy renders no row.
  const rowElements = useMemo(() => {
    if (!rows) return undefined;
    const keys = uniqueKeys(rows, rowKey);
    return rows.map((row, index) => {
      const key = keys[index] ?? '';
      if (renderRow) return renderRow(row, key);
      return (
        <tr key={key} {...tableRoles.row}>
          {renderCells(columns, row)}
        </tr>
      );
    });
  }, [columns, rows, rowKey, renderRow]);
  return (
    <Table {...table} columns={wideColumns(columns)} mediumColumns={mediumColumns(columns)}>
      <TableHead columns={columns} sort={sort} onSort={onSort} onSortIntent={onSortIntent} />
      {rowElements ? (
        <tbody {...tableRoles.rowGroup}>{rowElements}</tbody>
      ) : (
        <SkeletonRows rows={skeletonRows} columns={columns} />
      )}
    </Table>
  );
}

/** The grid of a row. Widths don't depend on the content, so nothing shifts when rows change. */
function wideColumns(columns: readonly ColumnHeader[]): string {
  return columns.map(({ width }) => gridTrack(width)).join(' ');
}

/** The grid of a row at medium widths. Columns below the title keep a place in the header. */
function mediumColumns(columns: readonly ColumnHeader[]): string {
  return columns.map(({ medium }) => gridTrack(medium === 'below' ? undefined : medium)).join(' ');
}

function gridTrack(width: number | string = 'minmax(0, 1fr)'): string {
  return typeof width === 'number' ? `${width}px` : width;
}
