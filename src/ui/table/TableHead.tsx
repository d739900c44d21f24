import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { theme } from '~/theme/theme';
import { useIntent, type OnIntent } from '~/ui/hooks/useIntent';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import type { ColumnHeader } from './Column';
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
    medium,
    control,
  }: ColumnHeader<SortKey>) => {
    const sortable = key !== undefined && onSort !== undefined;
    const order = sortable && key === sort?.key ? sort.order : undefined;
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
        data-wide={medium === 'hidden' ? '' : undefined}
        aria-sort={order ? directions[order] : sortable ? 'none' : undefined}
      >
        {control}
        {sortable ? (
          <SortButton
            label={header}
            order={order}
            align={align}
            onSort={() => onSort(next)}
            onIntent={() => onSortIntent?.(next)}
          />
        ) : kind === 'actions' ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          <span>{header}</span>
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

interface SortButtonProps {
  readonly label: string;
  readonly order: 'asc' | 'desc' | undefined;
  readonly align: 'start' | 'end';
  readonly onSort: () => void;
  readonly onIntent: OnIntent;
}

function SortButton({ label, order, align, onSort, onIntent }: SortButtonProps) {
  const intentHandlers = useIntent(onIntent);
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <Sort
      type="button"
      onClick={onSort}
      data-align={align}
      data-sorted={order ? '' : undefined}
      {...intentHandlers}
    >
      <span>{label}</span>
      <Arrow size={14} aria-hidden="true" />
    </Sort>
  );
}

const Sort = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 28px;
  margin-inline: -6px;
  padding: 0 6px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font-weight: inherit;
  white-space: nowrap;
  &[data-align='end'] {
    flex-direction: row-reverse;
  }
  & > svg {
    flex: none;
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg,
  &[data-sorted] > svg {
    opacity: 1;
  }
  &:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  &[data-sorted] {
    color: ${theme.text.primary};
  }
  ${theme.media.belowMedium} {
    margin: 0;
    padding-inline: 9px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.full};
    flex-direction: row !important;
    &:not([data-sorted]) > svg {
      display: none;
    }
    &[data-sorted] {
      border-color: ${theme.border.control};
    }
  }
`;
