import { toFailure } from '~/api/ApiError';
import type { OrganizationsApi } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import type { Summary } from '~/domain/Summary';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';

/** The summary of all organizations, null where unknown, and the newest ones. */
export interface OrganizationsOverview extends Summary {
  /** Newest first. */
  readonly newest: readonly Organization[];
}

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
  const [summary, { rows }] = await Promise.all([fetchSummary(), newest]);
  signal.throwIfAborted();
  return { ...summary, newest: rows.map(upsert) };

  /** A server of contract 1.0 has no summary: its lists are counted. */
  async function fetchSummary(): Promise<Summary> {
    try {
      return await api.summary(signal, priority);
    } catch (error) {
      if (toFailure(error).status !== 404) throw error;
      const [all, active, inactive] = await Promise.all([
        newest,
        fetchPage({ status: 'active' }),
        fetchPage({ status: 'inactive' }),
      ]);
      return {
        total: all.total,
        active: active.total,
        inactive: inactive.total,
        totalSeats: null,
        usedSeats: null,
        lowOnSeats: null,
        outOfSeats: null,
      };
    }
  }
}
