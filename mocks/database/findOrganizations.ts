import type { OrganizationStatus, SortKey, SortOrder } from '~/domain/organizationList';
import type { Database } from './createDatabase';
import type { OrganizationRecord } from './records';

interface OrganizationQuery {
  /** A part of a searched text. */
  readonly q?: string;
  readonly status?: OrganizationStatus;
  readonly sort: SortKey;
  readonly order: SortOrder;
  /** 1-based. */
  readonly page: number;
  readonly per_page: number;
}

interface OrganizationPage {
  readonly rows: readonly OrganizationRecord[];
  /** The number of matches on all pages. */
  readonly total: number;
}

/** @mswjs/data compares texts by code units: the order is the same on every machine. */
const sortCriteria = {
  name: (order: SortOrder) => ({ derived: { lowercase_name: order } }),
  billing_name: (order: SortOrder) => ({ derived: { lowercase_billing_name: order } }),
  registered_at: (order: SortOrder) => ({ registered_at: order }),
  total_seats: (order: SortOrder) => ({ derived: { total_seats: order } }),
  status: (order: SortOrder) => ({ status: order }),
} satisfies Record<SortKey, unknown>;

/** One page of the organizations that match a query; ties are sorted by id. */
export function findOrganizations(
  database: Database,
  { q = '', status, sort, order, page, per_page }: OrganizationQuery,
): OrganizationPage {
  const { organization } = database;
  const where = {
    ...(status && { status: { equals: status } }),
    ...(q !== '' && { derived: { searched: { contains: q.toLowerCase() } } }),
  };
  const orderBy = [sortCriteria[sort](order), { id: 'asc' as const }];
  const skip = (page - 1) * per_page;
  return {
    rows: organization.findMany({ where, orderBy, skip, take: per_page }),
    total: organization.count({ where }),
  };
}
