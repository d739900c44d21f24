import type { Organization } from './Organization';
import type { SeatLevel } from './seatLevel';

/** The list's parameters (docs/api.md, `GET api/accounts`). */
export const perPageOptions = [10, 25, 50, 100] as const;
export const organizationStatuses = ['active', 'inactive'] as const;
export const sortKeys = [
  'name',
  'billing_name',
  'registered_at',
  'total_seats',
  'status',
  'seat_usage',
  'seats_run_out',
] as const;
export const sortOrders = ['asc', 'desc'] as const;

type PerPage = (typeof perPageOptions)[number];
export type OrganizationStatus = (typeof organizationStatuses)[number];
export type SortKey = (typeof sortKeys)[number];
export type SortOrder = (typeof sortOrders)[number];

/** One view of the list. An empty `q`, `status` or `seats` doesn't filter; `page` is 1-based. */
export interface OrganizationListParams {
  readonly q: string;
  readonly status: OrganizationStatus | '';
  readonly seats: SeatLevel | '';
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
  page: 1,
  perPage: 25,
};

/** A key that is equal for two queries of the same view. */
export function queryKey({
  q,
  status,
  seats,
  sort,
  order,
  page,
  perPage,
}: OrganizationListParams): string {
  return JSON.stringify([q, status, seats, sort, order, page, perPage]);
}

/** Whether a view may exclude organizations. */
export function isFiltered({ q, status, seats }: OrganizationListParams): boolean {
  return q !== '' || status !== '' || seats !== '';
}

/**
 * Whether two states of an organization have the same place in every view: they are equal in all
 * fields that views filter and sort by.
 */
export function hasSameListFields(a: Organization, b: Organization): boolean {
  return listFields(a) === listFields(b);
}

function listFields(organization: Organization): string {
  const { name, subdomain, status, registeredAt, totalSeats, billing } = organization;
  return JSON.stringify([
    name,
    subdomain,
    status,
    registeredAt,
    totalSeats,
    billing?.name,
    billing?.email,
    organization.usedSeats,
    organization.seatLevel,
    organization.runsOutInDays,
  ]);
}
