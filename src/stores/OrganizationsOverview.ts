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
  const [counts, newest] = await Promise.all([
    fetchCounts(),
    fetchPage({ sort: 'registered_at', order: 'desc' }),
  ]);
  signal.throwIfAborted();
  return { ...counts, newest: newest.rows.map(upsert) };

  /** A server of contract 1.0 has no summary: its lists are counted. */
  async function fetchCounts(): Promise<Counts> {
    try {
      const { total, active, inactive } = await api.summary(signal, priority);
      return { total, active, inactive };
    } catch (error) {
      if (toFailure(error).status !== 404) throw error;
      const pages = [{}, { status: 'active' }, { status: 'inactive' }] as const;
      const [all, active, inactive] = await Promise.all(pages.map(fetchPage));
      return {
        total: all?.total ?? null,
        active: active?.total ?? null,
        inactive: inactive?.total ?? null,
      };
    }
  }
}
