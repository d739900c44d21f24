import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from './database/records';
import { usedSeats30DaysAgo } from './database/writeOrganization';
import { toDayNumber } from './day';
import { tokenStatus } from './tokenStatus';

/** An organization as a list row; `src/api/contract/schemas.ts` defines the wire format. */
export function serializeListItem(organization: OrganizationRecord) {
  const {
    id,
    name,
    subdomain,
    status,
    registered_at,
    status_changed_at,
    derived: { total_seats = 0, used_seats = 0, used_seats_30_days_ago = null },
    billing_name,
    billing_email,
    billing_phone,
    amount,
    currency,
  } = organization;
  const billing = { billing_name, billing_email, billing_phone, amount, currency };
  return {
    id,
    name,
    subdomain,
    status,
    registered_at,
    status_changed_at,
    total_seats,
    used_seats,
    available_seats: total_seats - used_seats,
    used_seats_30_days_ago,
    billing,
  };
}

export function serializeOrganization(organization: OrganizationRecord) {
  const { address, updated_at } = organization;
  return { ...serializeListItem(organization), address, updated_at };
}

/** `now` in epoch milliseconds. */
export function serializeSubscription(subscription: SubscriptionRecord, now: number) {
  const { id, seat_type, total_seats, used_seats } = subscription;
  return {
    id,
    seat_type,
    total_seats,
    used_seats,
    available_seats: total_seats - used_seats,
    used_seats_30_days_ago: usedSeats30DaysAgo(subscription, toDayNumber(now)),
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
