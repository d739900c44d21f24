import type { InferOutput } from 'valibot';
import type { Organization, OrganizationDetails } from '~/domain/Organization';
import {
  billingFields,
  detailFields,
  rowFields,
  type Fields,
  type PropertiesOf,
} from '~/domain/organizationFields';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { Period } from '~/domain/period';
import { seatLevelValues } from '~/domain/seatLevel';
import { seatCount } from '~/domain/seats';
import type { DailySeats, DailySeatsHistory, Subscription } from '~/domain/Subscription';
import type { Summary } from '~/domain/Summary';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
  readSummary,
  type dailySeatsSchema,
  type organizationRowSchema,
  type organizationSchema,
  type pageMetaSchema,
  type subscriptionSchema,
  type summarySchema,
} from './contract/accounts';
import type { HttpClient } from './HttpClient';
import { listQuery } from './listQuery';

/** One page of the list. */
export interface OrganizationsPage {
  readonly rows: readonly Organization[];
  readonly page: number;
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

type OrganizationWire = Omit<InferOutput<typeof organizationRowSchema>, 'etag'>;

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
      const { content } = await http.send(listOrganizations, {
        query: listQuery(params),
        signal,
        priority,
      });
      const rows = content.data.map(toListedOrganization);
      return { rows, ...pageOf(content.meta, rows.length) };
    },

    async readSummary(signal?: AbortSignal, priority?: RequestPriority): Promise<Summary> {
      const { content } = await http.send(readSummary, { signal, priority });
      return toSummary(content.data);
    },

    async readOrganization(
      id: string,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<VersionedOrganization> {
      const { content, etag } = await http.send(readOrganization, {
        path: { id },
        signal,
        priority,
      });
      return { organization: toOrganization(content.data), etag };
    },

    async listSubscriptions(
      id: string,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<VersionedSubscriptions> {
      const { content, etag } = await http.send(listSubscriptions, {
        path: { id },
        signal,
        priority,
      });
      return { rows: content.data.map(toSubscription), etag };
    },

    async listDailySeats(
      id: string,
      days: Period,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<DailySeatsHistory> {
      const { content } = await http.send(listDailySeats, {
        path: { id },
        query: { days },
        signal,
        priority,
      });
      return {
        rows: content.data.map(toDailySeats),
        totals: (content.meta?.total_seats ?? []).map(({ from, seat_type, total_seats }) => ({
          from,
          seat_type,
          total_seats: seatCount(total_seats),
        })),
      };
    },
  };
}

/** Corrects totals that are lower than the number of rows received. */
function pageOf(
  { page, per_page: perPage, total, total_pages: totalPages }: InferOutput<typeof pageMetaSchema>,
  rows: number,
): Omit<OrganizationsPage, 'rows'> {
  if (rows === 0) return { page, total, totalPages };
  const previousRows = Math.max(0, page - 1) * perPage;
  return {
    page,
    total: Math.max(total, previousRows + rows),
    totalPages: Math.max(totalPages, page, 1),
  };
}

function toSummary(wire: InferOutput<typeof summarySchema>): Summary {
  return {
    total: seatCount(wire.total),
    active: seatCount(wire.active),
    inactive: seatCount(wire.inactive),
    total_seats: seatCount(wire.total_seats),
    used_seats: seatCount(wire.used_seats),
    low_on_seats: seatCount(wire.low_on_seats),
    out_of_seats: seatCount(wire.out_of_seats),
    underused: optionalSeatCount(wire.underused),
  };
}

/** Details, which a row lacks, stay absent, so that they don't overwrite known ones. */
export function toListedOrganization(row: InferOutput<typeof organizationRowSchema>): Organization {
  return { ...toRow(row), ...(row.etag && { etag: row.etag }) };
}

function toRow(row: OrganizationWire) {
  return {
    id: row.id,
    ...fieldValues(rowFields, row),
    name: row.name,
    status: row.status,
    registered_at: row.registered_at,
    billing: row.billing && fieldValues(billingFields, row.billing),
    total_seats: seatCount(row.total_seats),
    used_seats: seatCount(row.used_seats),
    available_seats: seatCount(row.available_seats),
    used_seats_30_days_ago: seatCount(row.used_seats_30_days_ago),
    peak_used_seats_90_days: optionalSeatCount(row.peak_used_seats_90_days),
    seat_level: seatLevelValues.find((level) => level === row.seat_level) ?? null,
    runs_out_in_days: seatCount(row.runs_out_in_days),
    runs_out_seat_type: row.runs_out_seat_type ?? null,
    status_changed_at: row.status_changed_at ?? null,
  };
}

/** A count that a server may lack: it is undefined then, and null if it is unknown. */
function optionalSeatCount(value: number | null | undefined): number | null | undefined {
  return value === undefined ? undefined : seatCount(value);
}

/** The values of fields. */
function fieldValues<F extends Fields>(
  fields: F,
  wire: { readonly [Name in keyof F]?: string | number | null | undefined },
): PropertiesOf<F> {
  return Object.fromEntries(
    Object.keys(fields).map((name) => [name, wire[name] ?? null]),
  ) as PropertiesOf<F>;
}

export function toOrganization(
  wire: InferOutput<typeof organizationSchema>,
): Organization & OrganizationDetails {
  return {
    ...toRow(wire),
    ...fieldValues(detailFields, wire),
    updated_at: wire.updated_at,
  };
}

export function toSubscription(wire: InferOutput<typeof subscriptionSchema>): Subscription {
  return {
    id: wire.id,
    seat_type: wire.seat_type,
    total_seats: seatCount(wire.total_seats),
    used_seats: seatCount(wire.used_seats),
    available_seats: seatCount(wire.available_seats),
    used_seats_30_days_ago: seatCount(wire.used_seats_30_days_ago),
    peak_used_seats_90_days: optionalSeatCount(wire.peak_used_seats_90_days),
  };
}

function toDailySeats(wire: InferOutput<typeof dailySeatsSchema>): DailySeats {
  return { date: wire.date, seats: seatCount(wire.seats), seat_type: wire.seat_type };
}
