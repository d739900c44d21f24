import { listOrganizations, type OrganizationStatus } from './openapi';
import { cleanSearch } from './search';

/** The list's parameters (docs/api.md, `GET api/accounts`). */
const { query } = listOrganizations;
export const perPageOptions = query.per_page.options;
export const sortKeys = query.sort.options;
export const sortOrders = query.order.options;
/** `underused`, like the order `unused_seats`, is optional: `needsPeaks`. */
export const seatFilters = query.seats.options;

type PerPage = (typeof perPageOptions)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];
export type SeatFilter = (typeof seatFilters)[number];

/**
 * One view of the list. A `q` that is cleaned to nothing, an empty `status` or `seats` doesn't filter;
 * `page` is 1-based. Only a search is sorted by `relevance`, and only `desc`.
 */
export interface OrganizationListParams {
  readonly q: string;
  readonly status: OrganizationStatus | '';
  readonly seats: SeatFilter | '';
  readonly sort: SortKey;
  readonly order: SortOrder;
  readonly page: number;
  readonly perPage: PerPage;
}

export const defaultListParams: OrganizationListParams = {
  q: '',
  status: '',
  seats: '',
  sort: 'name',
  order: 'asc',
  page: query.page.default,
  perPage: query.per_page.default,
};

/** Whether a text searches for anything, on whatever host. */
export function isSearch(q: string): boolean {
  return cleanSearch(q) !== '';
}

/** The order in which rows are sorted by a key unless another is chosen. */
export function firstOrder(sort: SortKey): SortOrder {
  return sort === 'relevance' || sort === 'unused_seats' ? 'desc' : 'asc';
}

type Order = Pick<OrganizationListParams, 'sort' | 'order'>;

/** The order of a view for which none was chosen: who runs out first, who uses the fewest seats. */
export function defaultOrder({ q, seats }: Pick<OrganizationListParams, 'q' | 'seats'>): Order {
  if (isSearch(q)) return { sort: 'relevance', order: 'desc' };
  if (seats === 'underused') return { sort: 'unused_seats', order: 'desc' };
  return { sort: seats === '' ? 'name' : 'seats_run_out', order: 'asc' };
}

/** The first results of a search, the most relevant first. */
export function searchParams(q: string): OrganizationListParams {
  return { ...defaultListParams, ...defaultOrder({ q, seats: '' }), q, perPage: 10 };
}

/**
 * Another view, on its first page unless `page` changes. An order that nobody has chosen follows the
 * search and the filter of seats. Choosing a filter of seats leaves inactive organizations out, unless
 * the status is chosen: nobody calls them.
 */
export function changeListParams(
  params: OrganizationListParams,
  changes: Partial<OrganizationListParams>,
): OrganizationListParams {
  const { sort, order, status } = params;
  const initial = defaultOrder(params);
  const isChosen = sort !== initial.sort || order !== initial.order;
  const activates = status === '' && changes.seats && changes.seats !== params.seats;
  const next = { ...params, page: 1, ...(activates && { status: 'active' as const }), ...changes };
  return isChosen || changes.sort !== undefined ? next : { ...next, ...defaultOrder(next) };
}

/** Whether only a server that knows peaks has the view (docs/api.md, "Unused seats"). */
export function needsPeaks({
  seats,
  sort,
}: Pick<OrganizationListParams, 'seats' | 'sort'>): boolean {
  return seats === 'underused' || sort === 'unused_seats';
}

/** The view without what only a server that knows peaks has. */
export function withoutPeaks(params: OrganizationListParams): OrganizationListParams {
  const { seats, sort } = params;
  const next = { ...params, seats: seats === 'underused' ? '' : seats } as const;
  return sort === 'unused_seats' ? { ...next, ...defaultOrder(next) } : next;
}

/** A key that is equal for two queries of the same view. */
export function queryKey(params: OrganizationListParams): string {
  return JSON.stringify(params, Object.keys(defaultListParams));
}

/** Whether a view may exclude organizations. */
export function isFiltered({ q, status, seats }: OrganizationListParams): boolean {
  return isSearch(q) || status !== '' || seats !== '';
}
