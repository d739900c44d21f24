import type { Database } from './database';
import { findSubscriptions } from './organizationIndex';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from './records';
import { tokenStatus } from './tokenStatus';

/** An organization as a list row; `src/api/contract/schemas.ts` defines the wire format. */
export function serializeListItem(organization: OrganizationRecord, totalSeats: number) {
  const {
    id,
    name,
    subdomain,
    status,
    registered_at,
    billing_name,
    billing_email,
    billing_phone,
    amount,
    currency,
  } = organization;
  const billing = { billing_name, billing_email, billing_phone, amount, currency };
  return { id, name, subdomain, status, registered_at, total_seats: totalSeats, billing };
}

export function serializeOrganization(database: Database, organization: OrganizationRecord) {
  const subscriptions = findSubscriptions(database, organization.id);
  const total = sum(subscriptions, 'total_seats');
  const used = sum(subscriptions, 'used_seats');
  const { address, updated_at } = organization;
  return {
    ...serializeListItem(organization, total),
    address,
    used_seats: used,
    available_seats: total - used,
    updated_at,
  };
}

export function serializeSubscription({
  id,
  seat_type,
  total_seats,
  used_seats,
}: SubscriptionRecord) {
  return { id, seat_type, total_seats, used_seats, available_seats: total_seats - used_seats };
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

function sum(
  subscriptions: readonly SubscriptionRecord[],
  key: 'total_seats' | 'used_seats',
): number {
  return subscriptions.reduce((total, subscription) => total + subscription[key], 0);
}
