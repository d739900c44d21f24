import { isSearch, type OrganizationListParams, type SortKey } from '~/domain/organizationList';
import { InlineSelect } from '~/ui/Select';
import type { ListView } from './useListView';

interface SortSelectProps {
  readonly query: OrganizationListParams;
  readonly hasPeaks: boolean;
  readonly onChange: ListView['change'];
}

const orders: readonly (readonly [label: string, sort: SortKey, first: 'asc' | 'desc'])[] = [
  ['Relevance', 'relevance', 'desc'],
  ['Organization', 'name', 'asc'],
  ['Billing', 'billing_name', 'asc'],
  ['Date Registered', 'registered_at', 'asc'],
  ['Total Seats', 'total_seats', 'asc'],
  ['Status', 'status', 'asc'],
  ['Seat usage', 'seat_usage', 'desc'],
  ['Full in', 'seats_run_out', 'asc'],
  ['Unused seats', 'unused_seats', 'desc'],
];

/** Sorts the list, also by what has no column. Each order in both directions, except relevance. */
export function SortSelect({ query, hasPeaks, onChange }: SortSelectProps) {
  const options = orders.flatMap(([label, sort, first]) => {
    if (sort === 'relevance' && !isSearch(query.q)) return [];
    if (sort === 'unused_seats' && !hasPeaks) return [];
    const order = { value: `${sort} ${first}`, label };
    if (sort === 'relevance') return [order];
    return [
      order,
      first === 'asc'
        ? { value: `${sort} desc`, label: `${label}, descending` }
        : { value: `${sort} asc`, label: `${label}, ascending` },
    ];
  });
  return (
    <InlineSelect
      label="Sort by"
      value={`${query.sort} ${query.order}`}
      options={options}
      onChange={(chosen) => {
        const [key, order] = chosen.split(' ');
        const sort = orders.find(([, candidate]) => candidate === key)?.[1];
        if (sort) onChange({ sort, order: order === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
}
