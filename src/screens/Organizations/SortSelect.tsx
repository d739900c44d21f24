import { ArrowUpDown } from 'lucide-react';
import { isSearch, sortKeys, type OrganizationListParams } from '~/domain/organizationList';
import { InlineSelect } from '~/ui/field/InlineSelect';
import { listColumns, type ListColumns } from './listColumns';
import type { ListView } from './useListView';

interface SortSelectProps {
  readonly query: OrganizationListParams;
  readonly hasPeaks: boolean;
  readonly onChange: ListView['change'];
}

const otherOrder = { value: '', label: 'Other order' };
const relevance = { value: 'relevance desc', label: 'Relevance' };

/** The order that a column has first comes first. */
const optionsOf = (columns: ListColumns) =>
  columns.flatMap(({ header, sort, firstOrder }) => {
    if (!sort) return [];
    const ascending = {
      value: `${sort} asc`,
      label: `${header}, ascending`,
      valueText: `${header} ↑`,
    };
    const descending = {
      value: `${sort} desc`,
      label: `${header}, descending`,
      valueText: `${header} ↓`,
    };
    return firstOrder === 'desc' ? [descending, ascending] : [ascending, descending];
  });
const columnOptions = optionsOf(listColumns.runOut);
const unusedOptions = optionsOf(listColumns.unused).filter(
  ({ value }) => !columnOptions.some((option) => option.value === value),
);

/** Sorts the list where the table has no header, or too few columns. */
export function SortSelect({ query, hasPeaks, onChange }: SortSelectProps) {
  const value = `${query.sort} ${query.order}`;
  const columnOrders = hasPeaks ? [...columnOptions, ...unusedOptions] : columnOptions;
  const orders = isSearch(query.q) ? [relevance, ...columnOrders] : columnOrders;
  const isListed = orders.some((option) => option.value === value);
  return (
    <InlineSelect
      label="Sort by"
      value={isListed ? value : otherOrder.value}
      valueText={columnOrders.find((option) => option.value === value)?.valueText}
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
