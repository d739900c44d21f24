import styled from '@emotion/styled';
import { ArrowUpDown } from 'lucide-react';
import { isSearch, sortKeys, type OrganizationListParams } from '~/domain/organizationList';
import { theme } from '~/theme/theme';
import { listColumns, type ListColumns } from './listColumns';
import type { ListView } from './useListView';

interface SortSelectProps {
  readonly query: OrganizationListParams;
  readonly hasPeaks: boolean;
  readonly onChange: ListView['change'];
}

const relevance = { value: 'relevance desc', label: 'Relevance' };

/** The order that a column doesn't have first comes second. */
const optionsOf = (columns: ListColumns) =>
  columns.flatMap(({ header, sort, firstOrder }) => {
    if (!sort) return [];
    const ascending = { value: `${sort} asc`, label: `${header}, ascending` };
    const descending = { value: `${sort} desc`, label: `${header}, descending` };
    return firstOrder === 'desc' ? [descending, ascending] : [ascending, descending];
  });
const columnOptions = optionsOf(listColumns.runOut);
const unusedOptions = optionsOf(listColumns.unused).filter(
  ({ value }) => !columnOptions.some((option) => option.value === value),
);

/** Sorts the list where the table has no header, or too few columns. */
export function SortSelect({ query, hasPeaks, onChange }: SortSelectProps) {
  const value = `${query.sort} ${query.order}`;
  const options = [
    ...(isSearch(query.q) ? [relevance] : []),
    ...columnOptions,
    ...(hasPeaks ? unusedOptions : []),
  ];
  const isListed = options.some((option) => option.value === value);
  return (
    <Box>
      <ArrowUpDown size={16} aria-hidden="true" />
      <select
        aria-label="Sort by"
        value={isListed ? value : ''}
        onChange={({ target }) => {
          const [key, order] = target.value.split(' ');
          const sort = sortKeys.find((each) => each === key);
          if (sort) onChange({ sort, order: order === 'desc' ? 'desc' : 'asc' });
        }}
      >
        {isListed ? null : <option value="">Other order</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  block-size: ${theme.control.medium};
  border: 1px solid ${theme.border.button};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  box-shadow: ${theme.shadow.soft};
  &:has(:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
  & > select {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
