import type { InferOutput } from 'valibot';
import type { Billing, Organization, OrganizationSummary } from '../domain/Organization';
import type { OrganizationListParams } from '../domain/organizationList';
import type { Period } from '../domain/period';
import { seatCount } from '../domain/seats';
import type { DailySeats, Subscription } from '../domain/Subscription';
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
import type { OrganizationMutationsApi } from './organizationMutations';

/** One page of the list. */
export interface OrganizationsPage {
  readonly rows: readonly OrganizationSummary[];
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
}

/** A single organization with the version (`ETag`) that a write to it has to name. */
export interface VersionedOrganization {
  readonly organization: Organization;
  readonly etag: string | undefined;
}

/** The subscriptions of an organization with the version of it that they belong to. */
export interface VersionedSubscriptions {
  readonly rows: readonly Subscription[];
  readonly etag: string | undefined;
}

export type OrganizationsApi = ReturnType<typeof organizationsApi>;

/** The calls on organizations, one function each; a `signal` gives a call up, a low `priority` lets
 * others pass. */
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
    /** The calls that change an organization: their code comes with the first who is about to. */
    async mutations(): Promise<OrganizationMutationsApi> {
      return (await import('./organizationMutations')).organizationMutationsApi(http);
    },
  };
}

/** A count that leaves out rows which have arrived is wrong: they are there to be shown. */
function pageOf(
  { page, per_page: perPage, total, total_pages: totalPages }: InferOutput<typeof pageMetaSchema>,
  rows: number,
): Omit<OrganizationsPage, 'rows'> {
  if (rows === 0) return { page, total, totalPages };
  const before = Math.max(0, page - 1) * perPage;
  return {
    page,
    total: Math.max(total, before + rows),
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

/** A single organization from the wire. */
export function toOrganization(wire: InferOutput<typeof organizationSchema>): Organization {
  return {
    ...toSummary(wire),
    address: wire.address ?? null,
    usedSeats: seatCount(wire.used_seats),
    availableSeats: seatCount(wire.available_seats),
    updatedAt: wire.updated_at,
  };
}

/** A subscription from the wire. */
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
