import { listSubscriptions } from '~/api/contract/accounts';
import { assignSeats } from '~/api/contract/accountMutations';
import { dailyCounts } from '../dailyCounts';
import { toUtcDay } from '../day';
import { ApiProblem } from '../http/ApiProblem';
import { checkIfMatch, etagOf } from '../http/etag';
import { defineHandler } from '../http/defineHandler';
import { findSubscriptions } from '../database/findSubscriptions';
import type { SubscriptionRecord } from '../database/records';
import { updateSubscription } from '../database/writeOrganization';
import { serializeSubscription } from '../serialize';
import type { MockBackend } from '../MockBackend';
import { touchOrganization } from './applyOrganizationChanges';
import { findOrganization, findSubscription } from './lookUp';

export const subscriptionHandlers = [
  defineHandler(listSubscriptions, ({ backend, path }) => {
    const organization = findOrganization(backend, path.id);
    return {
      data: findSubscriptions(backend.database, organization.id).map(serializeSubscription),
      etag: etagOf(organization),
    };
  }),

  defineHandler(assignSeats, ({ backend, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    const subscription = findSubscription(backend, organization.id, path.sid);
    checkIfMatch(ifMatch, organization);
    const { assigned_seats, allow_excess } = body;
    if (assigned_seats > subscription.total_seats && allow_excess !== true)
      throw seatsExceededProblem(subscription);
    if (assigned_seats === subscription.used_seats)
      return { data: serializeSubscription(subscription), etag: etagOf(organization) };
    const updated = updateUsedSeats(backend, subscription, assigned_seats);
    return {
      data: serializeSubscription(updated),
      etag: etagOf(touchOrganization(backend, organization)),
    };
  }),
];

/** Records the daily counts so far; today's count becomes the assigned seats. */
export function updateUsedSeats(
  { database, now }: MockBackend,
  subscription: SubscriptionRecord,
  seats: number,
): SubscriptionRecord {
  const today = toUtcDay(now());
  const counts = dailyCounts(subscription, today);
  return updateSubscription(database, subscription, {
    used_seats: seats,
    total_seats: Math.max(subscription.total_seats, seats),
    daily_end: today,
    daily_counts: [...counts.slice(0, -1), seats],
  });
}

/** Includes the current `total_seats`, which the client may not have read yet. */
function seatsExceededProblem({ total_seats }: SubscriptionRecord): ApiProblem {
  const errors = [
    {
      pointer: '/assigned_seats',
      code: 'less_than' as const,
      params: { value: total_seats + 1, unit: '' },
    },
  ];
  return new ApiProblem(409, 'seats_exceeded', { errors, extra: { total_seats } });
}
