import type { OrganizationSummary } from './Organization';

/** What a list of organizations can be asked for (api-contract.md, `GET api/accounts`). */
export const perPageOptions = [10, 25, 50, 100] as const;
export const organizationStatuses = ['active', 'inactive'] as const;
export const sortKeys = ['name', 'billing_name', 'registered_at', 'total_seats', 'status'] as const;
export const sortOrders = ['asc', 'desc'] as const;

export type PerPage = (typeof perPageOptions)[number];
export type OrganizationStatus = (typeof organizationStatuses)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];

/** One view of the list. An empty `q` or `status` filters nothing; `page` counts from 1. */
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

/** The same for two queries that ask for the same view. */
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

/** True for a view that may leave organizations out. */
export function isFiltered({ q, status }: OrganizationListParams): boolean {
  return q !== '' || status !== '';
}

/**
 * True for two states of an organization with the same place in every view: what views filter and
 * sort by is the same.
 */
export function isListedAlike(one: OrganizationSummary, other: OrganizationSummary): boolean {
  return placeValues(one) === placeValues(other);
}

function placeValues(organization: OrganizationSummary): string {
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
