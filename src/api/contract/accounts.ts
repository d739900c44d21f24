import * as v from 'valibot';
import type { FetchOptions, HttpClient } from '~/api/HttpClient';
import type { Organization, Summary } from '~/domain/Organization';
import { cleanSearch } from '~/domain/search';
import * as documented from '~/domain/openapi';
import type { Lenient } from '~/domain/Lenient';
import type { OrganizationListParams } from '~/domain/organizationList';
import { billingFields, detailFields, rowFields } from '~/domain/organizationFields';
import {
  type DailySeats,
  type DailySeatsHistory,
  type DatedTotal,
  maxForecastDays,
  type Period,
  type Subscription,
} from '~/domain/Subscription';
import { lookupRules } from '~/domain/rules/organizationRules';
import { isBlank } from '~/lib/text';
import type { Call } from './Call';
import {
  count,
  dataEnvelope,
  difference,
  type Entries,
  fieldSchemas,
  id,
  lenient,
  text,
} from './schemas';

/** Optional: a server may have no peaks. */
const optionalPart = lenient(count);

export const billingSchema = v.object(fieldSchemas(billingFields));

const seatFigures = { total_seats: count, used_seats: count, available_seats: difference };

const organizationFields = {
  id,
  ...fieldSchemas(rowFields),
  name: v.pipe(
    v.string(),
    v.transform((name) => (isBlank(name) ? '' : name)),
  ),
  status: text,
  registered_at: text,
  ...seatFigures,
  used_seats_30_days_ago: count,
  peak_used_seats_90_days: optionalPart,
  seat_level: v.pipe(
    text,
    v.transform((value) => documented.seatLevelValues.find((level) => level === value) ?? null),
  ),
  runs_out_in_days: v.pipe(
    count,
    v.transform((days) => (days !== null && days > maxForecastDays ? null : days)),
  ),
  runs_out_seat_type: text,
  tightest_subscription: lenient(v.nullable(v.object({ seat_type: text, ...seatFigures }))),
  status_changed_at: text,
  billing: v.nullable(billingSchema),
} satisfies Entries<Lenient<documented.OrganizationFields, 'name'>>;

export const organizationRowSchema = v.object({
  ...organizationFields,
  etag: v.pipe(
    v.nullish(v.string()),
    v.transform((etag) => etag ?? undefined),
  ),
} satisfies Entries<Pick<Organization, keyof documented.OrganizationRow>>);

export const organizationSchema = v.object({
  ...organizationFields,
  ...fieldSchemas(detailFields),
  updated_at: text,
} satisfies Entries<Omit<Organization, 'etag'>>);

export const subscriptionSchema = v.object({
  id,
  seat_type: text,
  ...seatFigures,
  used_seats_30_days_ago: count,
  peak_used_seats_90_days: optionalPart,
} satisfies Entries<Subscription>);

export const summarySchema = v.object({
  total: count,
  active: count,
  inactive: count,
  total_seats: count,
  used_seats: count,
  low_on_seats: count,
  out_of_seats: count,
  underused: optionalPart,
  unused_seats: optionalPart,
} satisfies Entries<Summary>);

export const dailySeatsSchema = v.object({
  date: text,
  seats: count,
  seat_type: text,
} satisfies Entries<DailySeats>);

/** The totals in effect during a period; each from a day on. */
export const dailySeatsMetaSchema = v.object({
  total_seats: v.optional(
    v.array(
      v.object({ from: text, seat_type: text, total_seats: count } satisfies Entries<DatedTotal>),
    ),
  ),
});

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));

export const pageMetaSchema = v.object({
  page: nonNegativeInteger,
  per_page: nonNegativeInteger,
  total: nonNegativeInteger,
  total_pages: nonNegativeInteger,
} satisfies Entries<Record<keyof documented.PageMeta, number>>);

export const listOrganizations = {
  ...documented.listOrganizations,
  response: v.pipe(
    v.object({ data: v.array(organizationRowSchema), meta: pageMetaSchema }),
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

export const readSummary = {
  ...documented.readSummary,
  response: dataEnvelope(summarySchema),
} as const satisfies Call;

export const readOrganization = {
  ...documented.readOrganization,
  response: dataEnvelope(organizationSchema),
} as const satisfies Call;

export const listSubscriptions = {
  ...documented.listSubscriptions,
  response: dataEnvelope(v.array(subscriptionSchema)),
} as const satisfies Call;

export const listDailySeats = {
  ...documented.listDailySeats,
  response: v.object({
    data: v.array(dailySeatsSchema),
    meta: v.optional(dailySeatsMetaSchema),
  }),
} as const satisfies Call;

/** A value that was looked up, with the organizations it identifies or, without any, suggestions. */
export const lookupSchema = v.object({
  value: v.string(),
  matches: v.array(organizationRowSchema),
  suggestions: lenient(v.array(organizationRowSchema)),
});

export const lookUpOrganizations = {
  ...documented.lookUpOrganizations,
  body: lookupRules,
  response: dataEnvelope(v.array(lookupSchema)),
} as const satisfies Call;

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
      days: Period,
      options?: FetchOptions,
    ): Promise<DailySeatsHistory> {
      const input = { path: { id }, query: { days }, ...options };
      const { data, meta } = await http.send(listDailySeats, input);
      return { rows: data, totals: meta?.total_seats ?? [] };
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
