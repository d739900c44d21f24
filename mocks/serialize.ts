import { mapValues } from 'es-toolkit';
import { billingFields, detailFields, rowFields } from '~/domain/organizationFields';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from './database';
import { usedSeats30DaysAgo } from './organizationRows';
import { peakSeatsInUse } from './dailySeats';
import { toDayNumber } from './day';

/** An organization as a list row; `src/api/contract/accounts.ts` defines the wire format. */
export function serializeListItem(organization: OrganizationRecord) {
  const {
    id,
    status,
    registered_at,
    status_changed_at,
    derived: {
      total_seats = 0,
      used_seats = 0,
      used_seats_30_days_ago = null,
      peak_used_seats_90_days = null,
      seat_level = '',
      runs_out_in_days = null,
      runs_out_seat_type = null,
      tightest = {},
    },
  } = organization;
  return {
    id,
    ...mapValues(rowFields, (_, name) => organization[name]),
    status,
    registered_at,
    status_changed_at,
    total_seats,
    used_seats,
    available_seats: total_seats - used_seats,
    used_seats_30_days_ago,
    peak_used_seats_90_days,
    seat_level,
    runs_out_in_days,
    runs_out_seat_type,
    tightest_subscription: serializeTightest(tightest),
    billing: mapValues(billingFields, (_, name) => organization[name]),
  };
}

function serializeTightest({
  seat_type = null,
  total_seats = 0,
  used_seats = 0,
}: NonNullable<OrganizationRecord['derived']['tightest']>) {
  return seat_type === null
    ? null
    : { seat_type, total_seats, used_seats, available_seats: total_seats - used_seats };
}

export function serializeOrganization(organization: OrganizationRecord) {
  return {
    ...serializeListItem(organization),
    ...mapValues(detailFields, (_, name) => organization[name]),
    updated_at: organization.updated_at,
  };
}

/** `now` in epoch milliseconds. */
export function serializeSubscription(subscription: SubscriptionRecord, now: number) {
  const { id, seat_type, total_seats, used_seats } = subscription;
  const today = toDayNumber(now);
  return {
    id,
    seat_type,
    total_seats,
    used_seats,
    available_seats: total_seats - used_seats,
    used_seats_30_days_ago: usedSeats30DaysAgo(subscription, today),
    peak_used_seats_90_days: peakSeatsInUse([subscription], today),
  };
}

/** Omits the secret. `now` in epoch milliseconds. */
export function serializeToken(token: TokenRecord, now: number) {
  const { id, name, secret, created_at, expires_at, last_used_at } = token;
  return {
    id,
    name,
    status: tokenStatus(token, now),
    prefix: secret.slice(0, 8),
    created_at,
    expires_at,
    last_used_at,
  };
}

/** Derived, never stored, because tokens expire over time. `now` in epoch milliseconds. */
export function tokenStatus(token: TokenRecord, now: number): 'active' | 'revoked' | 'expired' {
  if (token.revoked) return 'revoked';
  return token.expires_at !== null && Date.parse(token.expires_at) <= now ? 'expired' : 'active';
}
