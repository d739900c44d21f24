import type { InferOutput } from 'valibot';
import type { Billing, Organization, OrganizationSummary } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { Period } from '~/domain/period';
import { seatCount } from '~/domain/seats';
import type { DailySeats, Subscription } from '~/domain/Subscription';
import {
  listDailySeats,
  listOrganizations,
  listSubscriptions,
  readOrganization,
} from './contract/accounts';
import type {
  billingSchema,
  dailySeatsSchema,
  organizationSchema,
  organizationRowSchema,
  pageMetaSchema,
  subscriptionSchema,
} from './contract/schemas';
import type { HttpClient } from './HttpClient';

/** One page of the list. */
export interface OrganizationsPage {
  readonly rows: readonly OrganizationSummary[];
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

export type OrganizationsApi = ReturnType<typeof organizationsApi>;

/**
 * Queries of organizations, one function per call. `signal` aborts a call; a low `priority` lets
 * others go first.
 */
export function organizationsApi(http: HttpClient) {
  return {
    async list(
      params: OrganizationListParams,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<OrganizationsPage> {
      const { q, status, sort, order, page, perPage } = params;
      const { content } = await http.send(listOrganizations, {
        query: { page, per_page: perPage, q, sort, order, ...(status !== '' && { status }) },
        signal,
        priority,
      });
      const rows = content.data.map(toSummary);
      return { rows, ...pageOf(content.meta, rows.length) };
    },

    async read(
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

    async subscriptions(
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

    async dailySeats(
      id: string,
      days: Period,
      signal?: AbortSignal,
      priority?: RequestPriority,
    ): Promise<DailySeats[]> {
      const { content } = await http.send(listDailySeats, {
        path: { id },
        query: { days },
        signal,
        priority,
      });
      return content.data.map(toDailySeats);
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

function toSummary(row: InferOutput<typeof organizationRowSchema>): OrganizationSummary {
  return {
    id: row.id,
    name: row.name,
    subdomain: row.subdomain,
    status: row.status,
    registeredAt: row.registered_at,
    totalSeats: seatCount(row.total_seats),
    billing: row.billing && toBilling(row.billing),
  };
}

function toBilling(wire: InferOutput<typeof billingSchema>): Billing {
  return {
    name: wire.billing_name,
    email: wire.billing_email,
    phone: wire.billing_phone ?? null,
    amount: wire.amount,
    currency: wire.currency,
  };
}

export function toOrganization(wire: InferOutput<typeof organizationSchema>): Organization {
  return {
    ...toSummary(wire),
    address: wire.address ?? null,
    usedSeats: seatCount(wire.used_seats),
    availableSeats: seatCount(wire.available_seats),
    updatedAt: wire.updated_at,
  };
}

export function toSubscription(wire: InferOutput<typeof subscriptionSchema>): Subscription {
  return {
    id: wire.id,
    seatType: wire.seat_type,
    totalSeats: seatCount(wire.total_seats),
    usedSeats: seatCount(wire.used_seats),
    availableSeats: seatCount(wire.available_seats),
  };
}

function toDailySeats(wire: InferOutput<typeof dailySeatsSchema>): DailySeats {
  return { date: wire.date, seats: seatCount(wire.seats), seatType: wire.seat_type };
}
