import { mapValues, pick } from 'es-toolkit';
import { billingFields, detailFields, rowFields } from '~/domain/organizationFields';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from './database';
import { usedSeats30DaysAgo } from './organizationRows';
import { peakSeatsInUse } from './dailySeats';
import { toDayNumber } from './day';

/** An organization as a list row; `src/api/contract/accounts.ts` defines the wire format. */
export function serializeListItem(organization: OrganizationRecord) {
  const { derived } = organization;
  const { tightest } = derived;
  return {
    ...pick(organization, ['id', 'status', 'registered_at', 'status_changed_at']),
    ...mapValues(rowFields, (_, name) => organization[name]),
    ...seatCounts(derived),
    ...pick(derived, [
      'used_seats_30_days_ago',
      'peak_used_seats_90_days',
      'seat_level',
      'runs_out_in_days',
      'runs_out_seat_type',
    ]),
    tightest_subscription: tightest?.seat_type
      ? { seat_type: tightest.seat_type, ...seatCounts(tightest) }
      : null,
    billing: mapValues(billingFields, (_, name) => organization[name]),
  };
}

function seatCounts({
  total_seats = 0,
  used_seats = 0,
}: Partial<Pick<SubscriptionRecord, 'total_seats' | 'used_seats'>>) {
  return { total_seats, used_seats, available_seats: total_seats - used_seats };
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
  const today = toDayNumber(now);
  return {
    ...pick(subscription, ['id', 'seat_type']),
    ...seatCounts(subscription),
    used_seats_30_days_ago: usedSeats30DaysAgo(subscription, today),
    peak_used_seats_90_days: peakSeatsInUse([subscription], today),
  };
}

/** Omits the secret. `now` in epoch milliseconds. */
export function serializeToken(token: TokenRecord, now: number) {
  return {
    ...pick(token, ['id', 'name', 'created_at', 'expires_at', 'last_used_at']),
    status: tokenStatus(token, now),
    prefix: token.secret.slice(0, 8),
  };
}

/** Derived, never stored, because tokens expire over time. `now` in epoch milliseconds. */
export function tokenStatus(token: TokenRecord, now: number): 'active' | 'revoked' | 'expired' {
  if (token.revoked) return 'revoked';
  return token.expires_at !== null && Date.parse(token.expires_at) <= now ? 'expired' : 'active';
}
