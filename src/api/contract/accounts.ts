import * as v from 'valibot';
import type { FetchOptions, HttpClient } from '~/api/HttpClient';
import type { Organization, Summary } from '~/domain/Organization';
import { cleanSearch } from '~/domain/search';
import * as documented from '~/domain/openapi';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { DailySeatsHistory, Period, Subscription } from '~/domain/Subscription';
import { type Call, documentedCall } from './Call';
import { dailySeats, dailySeatsMeta, organizationRow } from './responseSchemas';

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));

const pageMeta = v.object({
  page: nonNegativeInteger,
  per_page: nonNegativeInteger,
  total: nonNegativeInteger,
  total_pages: nonNegativeInteger,
} satisfies Record<keyof documented.PageMeta, unknown>);

export const listOrganizations = {
  ...documented.listOrganizations,
  response: v.pipe(
    v.object({ data: v.array(organizationRow), meta: pageMeta }),
    v.forward(
      // Otherwise "1–1 of 1" would stand below an empty table, or "No accounts" in place of rows.
      v.check(({ data, meta: { page, per_page, total } }) => {
        const before = (page - 1) * per_page;
        return data.length === 0 ? total <= before : total >= before + data.length;
      }),
      ['data'],
    ),
  ),
} as const satisfies Call;

export const readSummary = documentedCall(documented.readSummary);
export const readOrganization = documentedCall(documented.readOrganization);
export const listSubscriptions = documentedCall(documented.listSubscriptions);

export const listDailySeats = {
  ...documented.listDailySeats,
  response: v.object({
    data: v.array(dailySeats),
    meta: v.optional(v.partial(dailySeatsMeta)),
  }),
} as const satisfies Call;

export const lookUpOrganizations = documentedCall(documented.lookUpOrganizations);

export const createOrganization = documentedCall(documented.createOrganization);
export const updateOrganization = documentedCall(documented.updateOrganization);
export const activateOrganization = documentedCall(documented.activateOrganization);
export const deactivateOrganization = documentedCall(documented.deactivateOrganization);
export const addSubscription = documentedCall(documented.addSubscription);
export const changeTotalSeats = documentedCall(documented.changeTotalSeats);
export const assignSeats = documentedCall(documented.assignSeats);

/** One page of the list. */
export interface OrganizationsPage {
  readonly rows: readonly Organization[];
  readonly total: number;
  readonly totalPages: number;
}

/** An organization's subscriptions, with the version they belong to. */
export interface VersionedSubscriptions {
  readonly rows: readonly Subscription[];
  readonly etag: string | undefined;
}

export type OrganizationsApi = ReturnType<typeof organizationsApi>;

/** Queries of organizations, one function per call. */
export function organizationsApi(http: HttpClient) {
  return {
    async listOrganizations(
      params: OrganizationListParams,
      options?: FetchOptions,
    ): Promise<OrganizationsPage> {
      const query = listQuery(params);
      const { data, meta } = await http.send(listOrganizations, { query, ...options });
      return { rows: data, total: meta.total, totalPages: meta.total_pages };
    },

    async readSummary(options: FetchOptions = {}): Promise<Summary> {
      return (await http.send(readSummary, options)).data;
    },

    async readOrganization(id: string, options?: FetchOptions): Promise<Organization> {
      return withVersion(await http.send(readOrganization, { path: { id }, ...options }));
    },

    async listSubscriptions(id: string, options?: FetchOptions): Promise<VersionedSubscriptions> {
      const { data, etag } = await http.send(listSubscriptions, { path: { id }, ...options });
      return { rows: data, etag };
    },

    async listDailySeats(
      id: string,
      period: Period,
      options?: FetchOptions,
    ): Promise<DailySeatsHistory> {
      const input = { path: { id }, query: { days: period }, ...options };
      const { data, meta } = await http.send(listDailySeats, input);
      return { period, rows: data, totals: meta?.total_seats ?? [] };
    },
  };
}

/** An organization with the version (`ETag`) that its response has, if any. */
export function withVersion<Data extends Organization>(response: {
  readonly data: Data;
  readonly etag: string | undefined;
}): Data {
  return { ...response.data, ...(response.etag !== undefined && { etag: response.etag }) };
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
    ...(status && { status }),
    ...(seats && { seats }),
  };
}
