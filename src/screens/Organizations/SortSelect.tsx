import { ArrowUpDown } from 'lucide-react';
import { isSearch, sortKeys, type OrganizationListParams } from '~/domain/organizationList';
import { InlineSelect } from '~/ui/field/InlineSelect';
import { runOutColumns } from './listColumns';
import type { ListView } from './useListView';

interface SortSelectProps {
  readonly query: OrganizationListParams;
  readonly onChange: ListView['change'];
}

const otherOrder = { value: '', label: 'Other order' };
const relevance = { value: 'relevance desc', label: 'Relevance' };

const columnOptions = runOutColumns.flatMap(({ header, sort }) =>
  sort
    ? [
        { value: `${sort} asc`, label: `${header}, ascending`, valueText: `${header} ↑` },
        { value: `${sort} desc`, label: `${header}, descending`, valueText: `${header} ↓` },
      ]
    : [],
);

/** Sorts the list where the table has no header, or too few columns. */
export function SortSelect({ query, onChange }: SortSelectProps) {
  const value = `${query.sort} ${query.order}`;
  const orders = isSearch(query.q) ? [relevance, ...columnOptions] : columnOptions;
  const isListed = orders.some((option) => option.value === value);
  return (
    <InlineSelect
      label="Sort by"
      value={isListed ? value : otherOrder.value}
      valueText={columnOptions.find((option) => option.value === value)?.valueText}
      options={isListed ? orders : [otherOrder, ...orders]}
      onChange={(chosen) => {
        const [key, order] = chosen.split(' ');
        const sort = sortKeys.find((each) => each === key);
        if (sort) onChange({ sort, order: order === 'desc' ? 'desc' : 'asc' });
      }}
      compactIcon={<ArrowUpDown size={16} aria-hidden="true" />}
    />
  );
}
