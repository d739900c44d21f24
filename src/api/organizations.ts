import type { Organization, Summary } from '~/domain/Organization';
import { cleanSearch } from '~/domain/search';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { Period, DailySeatsHistory, Subscription } from '~/domain/Subscription';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
  readSummary,
} from './contract/accounts';
import type { HttpClient } from './HttpClient';

/** One page of the list. */
export interface OrganizationsPage {
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

/** An organization with its version (`ETag`), which mutations send back. */
export interface VersionedOrganization {
  readonly organization: Organization;
  readonly etag: string | undefined;
}

/** An organization's subscriptions, with the version they belong to. */
export interface VersionedSubscriptions {
  readonly rows: readonly Subscription[];
  readonly etag: string | undefined;
}

export type OrganizationsApi = ReturnType<typeof organizationsApi>;

/**
 * Queries of organizations, one function per call. `signal` aborts a call; a low `priority` lets
 * others go first.
 */
export function organizationsApi(http: HttpClient) {
  return {
    async listOrganizations(
      params: OrganizationListParams,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<OrganizationsPage> {
      const query = listQuery(params);
      const { data, meta } = await http.send(listOrganizations, { query, signal, priority });
      return { rows: data, total: meta.total, totalPages: meta.total_pages };
    },

    async readSummary(signal?: AbortSignal, priority?: RequestPriority): Promise<Summary> {
      return (await http.send(readSummary, { signal, priority })).data;
    },

    async readOrganization(
      id: string,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<VersionedOrganization> {
      const input = { path: { id }, signal, priority };
      const { data, etag } = await http.send(readOrganization, input);
      return { organization: data, etag };
    },

    async listSubscriptions(
      id: string,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<VersionedSubscriptions> {
      const input = { path: { id }, signal, priority };
      const { data, etag } = await http.send(listSubscriptions, input);
      return { rows: data, etag };
    },

    async listDailySeats(
      id: string,
      days: Period,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<DailySeatsHistory> {
      const input = { path: { id }, query: { days }, signal, priority };
      const { data, meta } = await http.send(listDailySeats, input);
      return { rows: data, totals: meta?.total_seats ?? [] };
    },
  };
}

/** A search as it is sent: cleaned, with the id in the URL of a profile of this console. */
export function sentSearch(text: string): string {
  return cleanSearch(text, globalThis.location?.host);
}

/**
 * The list's query parameters by the names of docs/api.md; an empty filter is omitted. The search is
 * cleaned here, so that the URL and the search box keep it as typed.
 */
function listQuery({ q, status, seats, sort, order, page, perPage }: OrganizationListParams) {
  return {
    page,
    per_page: perPage,
    q: sentSearch(q),
    sort,
    order,
    ...(status !== '' && { status }),
    ...(seats !== '' && { seats }),
  };
}
