import type { OrganizationsApi, OrganizationsPage } from '../api/organizations';
import type { Organization } from '../domain/Organization';
import { defaultQuery } from '../domain/organizationList';

/** What stands out among all organizations. */
export interface OrganizationsOverview {
  readonly total: number;
  readonly active: number;
  readonly inactive: number;
  /** The newest ones, newest first. */
  readonly newest: readonly Organization[];
}

/** Asks for the overview: three small pages of the list, at once. */
export async function loadOverview(
  api: OrganizationsApi,
  keep: (row: Organization) => Organization,
  signal: AbortSignal,
  priority?: RequestPriority,
): Promise<OrganizationsOverview> {
  const ask = (change: Partial<typeof defaultQuery>): Promise<OrganizationsPage> =>
    api.list({ ...defaultQuery, perPage: 10, ...change }, signal, priority);
  const [newest, active, inactive] = await Promise.all([
    ask({ sort: 'registered_at', order: 'desc' }),
    ask({ status: 'active' }),
    ask({ status: 'inactive' }),
  ]);
  signal.throwIfAborted();
  return {
    total: newest.total,
    active: active.total,
    inactive: inactive.total,
    newest: newest.rows.map(keep),
  };
}
