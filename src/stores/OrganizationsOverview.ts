import type { OrganizationsApi, OrganizationsPage } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';

/** Counts by status, and the newest organizations. */
export interface OrganizationsOverview {
  readonly total: number;
  readonly active: number;
  readonly inactive: number;
  /** Newest first. */
  readonly newest: readonly Organization[];
}

/** Fetches the overview as three small list pages in parallel. */
export async function fetchOverview(
  api: OrganizationsApi,
  upsert: (row: Organization) => Organization,
  signal: AbortSignal,
  priority?: RequestPriority,
): Promise<OrganizationsOverview> {
  const fetchPage = (overrides: Partial<typeof defaultListParams>): Promise<OrganizationsPage> =>
    api.list({ ...defaultListParams, perPage: 10, ...overrides }, signal, priority);
  const [newest, active, inactive] = await Promise.all([
    fetchPage({ sort: 'registered_at', order: 'desc' }),
    fetchPage({ status: 'active' }),
    fetchPage({ status: 'inactive' }),
  ]);
  signal.throwIfAborted();
  return {
    total: newest.total,
    active: active.total,
    inactive: inactive.total,
    newest: newest.rows.map(upsert),
  };
}
