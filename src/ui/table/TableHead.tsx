import type { OnIntent } from '~/ui/hooks/useIntent';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import type { ColumnHeader } from './Column';
import { SortButton } from './SortButton';
import { tableRoles } from './tableRoles';

/** The column that rows are sorted by. */
export interface TableSort<SortKey extends string> {
  readonly key: SortKey;
  readonly order: 'asc' | 'desc';
}

interface TableHeadProps<SortKey extends string> {
  readonly columns: readonly ColumnHeader<SortKey>[];
  readonly sort?: TableSort<SortKey>;
  readonly onSort?: (sort: TableSort<SortKey>) => void;
  /** Called when a click that sorts is likely; see `useIntent`. */
  readonly onSortIntent?: (sort: TableSort<SortKey>) => ReturnType<OnIntent>;
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The header row of a table. Sorting by the current column reverses the order. */
export function TableHead<SortKey extends string>({
  columns,
  sort,
  onSort,
  onSortIntent,
}: TableHeadProps<SortKey>) {
  const renderHeader = ({
    header,
    kind,
    align = 'start',
    sort: key,
    control,
  }: ColumnHeader<SortKey>) => {
    const sortable = key !== undefined && onSort !== undefined;
    const order = sortable && key === sort?.key ? sort.order : undefined;
    const direction = order ? directions[order] : 'none';
    const next = { key, order: order === 'asc' ? 'desc' : 'asc' } as TableSort<SortKey>;
    return (
      <th
        key={header}
        {...tableRoles.columnHeader}
        scope="col"
        // Without it the name would begin with that of the control.
        aria-label={control ? header : undefined}
        data-sortable={sortable ? '' : undefined}
        data-align={align}
        aria-sort={sortable ? direction : undefined}
      >
        {control}
        {sortable ? (
          <SortButton
            label={header}
            direction={direction}
            align={align}
            onSort={() => onSort(next)}
            onIntent={() => onSortIntent?.(next)}
          />
        ) : kind === 'actions' ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          header
        )}
      </th>
    );
  };
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>{columns.map(renderHeader)}</tr>
    </thead>
  );
}
