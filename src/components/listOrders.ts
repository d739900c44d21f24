import type { SortKey, SortOrder } from '~/domain/organizationList';

/** The orders, each with the direction that comes first; some have no column. */
const sortLabels: readonly (readonly [label: string, sort: SortKey, first: 'asc' | 'desc'])[] = [
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

interface ListOrder {
  readonly sort: SortKey;
  readonly order: SortOrder;
  readonly label: string;
}

/** The orders of the list by their labels: "Total Seats, descending". Relevance has one. */
export const listOrders: readonly ListOrder[] = sortLabels.flatMap(([label, sort, first]) => {
  const order = { sort, order: first, label };
  if (sort === 'relevance') return [order];
  const [reversed, name] =
    first === 'asc' ? (['desc', 'descending'] as const) : (['asc', 'ascending'] as const);
  return [order, { sort, order: reversed, label: `${label}, ${name}` }];
});
