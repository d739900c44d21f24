import styled from '@emotion/styled';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { useIntent, type OnIntent } from '~/ui/hooks/useIntent';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';
import type { ColumnHeader } from './Column';
import { columnClassName } from './renderCells';
import { tableClasses } from './tableClasses';
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

const reversed = { asc: 'desc', desc: 'asc' } as const;
const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The header row of a table. Sorting by the current column reverses the order. */
export function TableHead<SortKey extends string>({
  columns,
  sort,
  onSort,
  onSortIntent,
}: TableHeadProps<SortKey>) {
  const renderHeader = (column: ColumnHeader<SortKey>) => {
    const { header, kind, align, sort: key, firstOrder = 'asc', control, pinnedAt } = column;
    const sortable = key !== undefined && onSort !== undefined;
    const order = sortable && key === sort?.key ? sort.order : undefined;
    const next = { key, order: order ? reversed[order] : firstOrder } as TableSort<SortKey>;
    return (
      <th
        key={header}
        {...tableRoles.columnHeader}
        scope="col"
        // Without it the name would begin with that of the control.
        aria-label={control ? header : undefined}
        className={classNames(columnClassName(column), sortable && tableClasses.sortableHeader)}
        style={pinnedAt === undefined ? undefined : { insetInlineStart: pinnedAt }}
        aria-sort={order ? directions[order] : sortable ? 'none' : undefined}
      >
        {control}
        {sortable ? (
          <SortButton
            label={header}
            order={order}
            isAtEnd={align === 'end'}
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
  readonly isAtEnd: boolean;
  readonly onSort: () => void;
  readonly onIntent: OnIntent;
}

function SortButton({ label, order, isAtEnd, onSort, onIntent }: SortButtonProps) {
  const intentHandlers = useIntent(onIntent);
  const Arrow = order === 'asc' ? ArrowUp : order === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <Sort type="button" onClick={onSort} isAtEnd={isAtEnd} {...intentHandlers}>
      <span>{label}</span>
      <Arrow size={14} aria-hidden="true" />
    </Sort>
  );
}

// By the header's `aria-sort`: a style of its own for the sorted column would be inserted at the first
// sort, and restyle the whole table (35 ms of the step at 4x CPU throttling).
const sortedHeader = `th:is([aria-sort='ascending'], [aria-sort='descending'])`;

const Sort = styled.button<Pick<SortButtonProps, 'isAtEnd'>>`
  display: inline-flex;
  flex-direction: ${({ isAtEnd }) => (isAtEnd ? 'row-reverse' : 'row')};
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
  & > svg {
    flex: none;
    opacity: 0;
  }
  ${sortedHeader} > & {
    color: ${theme.text.primary};
  }
  ${sortedHeader} > & > svg,
  &:hover > svg,
  &:focus-visible > svg {
    opacity: 1;
  }
  &:hover {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  ${theme.media.belowMedium} {
    margin: 0;
    padding-inline: 9px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.full};
    flex-direction: row;
    & > svg {
      display: none;
    }
    ${sortedHeader} > & {
      border-color: ${theme.border.control};
    }
    ${sortedHeader} > & > svg {
      display: block;
    }
  }
`;
