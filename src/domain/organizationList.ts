import type { OrganizationSummary } from './Organization';

/** The list's parameters (docs/api.md, `GET api/accounts`). */
export const perPageOptions = [10, 25, 50, 100] as const;
export const organizationStatuses = ['active', 'inactive'] as const;
export const sortKeys = ['name', 'billing_name', 'registered_at', 'total_seats', 'status'] as const;
export const sortOrders = ['asc', 'desc'] as const;

type PerPage = (typeof perPageOptions)[number];
export type OrganizationStatus = (typeof organizationStatuses)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];

/** One view of the list. An empty `q` or `status` doesn't filter; `page` is 1-based. */
export interface OrganizationListParams {
  readonly q: string;
  readonly status: OrganizationStatus | '';
  readonly sort: SortKey;
  readonly order: SortOrder;
  readonly page: number;
  readonly perPage: PerPage;
}

export const defaultListParams: OrganizationListParams = {
  q: '',
  status: '',
  sort: 'name',
  order: 'asc',
  page: 1,
  perPage: 25,
};

/** A key that is equal for two queries of the same view. */
export function queryKey({
  q,
  status,
  sort,
  order,
  page,
  perPage,
}: OrganizationListParams): string {
  return JSON.stringify([q, status, sort, order, page, perPage]);
}

/** Whether a view may exclude organizations. */
export function isFiltered({ q, status }: OrganizationListParams): boolean {
  return q !== '' || status !== '';
}

/**
 * Whether two states of an organization have the same place in every view: they are equal in all
 * fields that views filter and sort by.
 */
export function hasSameListFields(a: OrganizationSummary, b: OrganizationSummary): boolean {
  return listFields(a) === listFields(b);
}

function listFields(organization: OrganizationSummary): string {
  const { name, subdomain, status, registeredAt, totalSeats, billing } = organization;
  return JSON.stringify([
    name,
    subdomain,
    status,
    registeredAt,
    totalSeats,
    billing?.name,
    billing?.email,
  ]);
}
