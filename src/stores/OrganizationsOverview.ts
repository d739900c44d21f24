import { toFailure } from '~/api/ApiError';
import type { OrganizationsApi } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';

/** Counts by status, null if unknown, and the newest organizations. */
export interface OrganizationsOverview {
  readonly total: number | null;
  readonly active: number | null;
  readonly inactive: number | null;
  /** Newest first. */
  readonly newest: readonly Organization[];
}

type Counts = Pick<OrganizationsOverview, 'total' | 'active' | 'inactive'>;

/** Fetches the overview: the summary, and a small list page in parallel. */
export async function fetchOverview(
  api: OrganizationsApi,
  upsert: (row: Organization) => Organization,
  signal: AbortSignal,
  priority?: RequestPriority,
): Promise<OrganizationsOverview> {
  const fetchPage = (overrides: Partial<OrganizationListParams>) =>
    api.list({ ...defaultListParams, perPage: 10, ...overrides }, signal, priority);
  const newest = fetchPage({ sort: 'registered_at', order: 'desc' });
  const [counts, { rows }] = await Promise.all([fetchCounts(), newest]);
  signal.throwIfAborted();
  return { ...counts, newest: rows.map(upsert) };

  /** A server of contract 1.0 has no summary: its lists are counted. */
  async function fetchCounts(): Promise<Counts> {
    try {
      const { total, active, inactive } = await api.summary(signal, priority);
      return { total, active, inactive };
    } catch (error) {
      if (toFailure(error).status !== 404) throw error;
      const [all, active, inactive] = await Promise.all([
        newest,
        fetchPage({ status: 'active' }),
        fetchPage({ status: 'inactive' }),
      ]);
      return { total: all.total, active: active.total, inactive: inactive.total };
    }
  }
}
