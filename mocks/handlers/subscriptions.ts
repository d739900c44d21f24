import { listSubscriptions } from '../../src/api/contract/accounts';
import { assignSeats } from '../../src/api/contract/accountWrites';
import { dailyCounts } from '../dailyCounts';
import { dayOf } from '../day';
import { ApiProblem } from '../http/ApiProblem';
import { checkIfMatch, etagOf } from '../http/etag';
import { handle } from '../http/handle';
import { subscriptionsOf } from '../organizationIndex';
import type { SubscriptionRow } from '../rows';
import { subscriptionOnWire } from '../wire';
import type { World } from '../World';
import { touchOrganization } from './changeOrganization';
import { findOrganization, findSubscription } from './lookUp';

export const subscriptionRoutes = [
  handle(listSubscriptions, ({ world, path }) => {
    const organization = findOrganization(world, path.id);
    return {
      data: subscriptionsOf(world.database, organization.id).map(subscriptionOnWire),
      etag: etagOf(organization),
    };
  }),

  handle(assignSeats, ({ world, path, body, ifMatch }) => {
    const organization = findOrganization(world, path.id);
    const subscription = findSubscription(world, organization.id, path.sid);
    checkIfMatch(ifMatch, organization);
    const { assigned_seats, allow_excess } = body;
    if (assigned_seats > subscription.total_seats && allow_excess !== true)
      throw seatsExceeded(subscription);
    if (assigned_seats === subscription.used_seats)
      return { data: subscriptionOnWire(subscription), etag: etagOf(organization) };
    const changed = assign(world, subscription, assigned_seats);
    return {
      data: subscriptionOnWire(changed),
      etag: etagOf(touchOrganization(world, organization)),
    };
  }),
];

/** The days so far are noted as they were; today's count becomes what is assigned. */
export function assign(
  { database, now }: World,
  subscription: SubscriptionRow,
  seats: number,
): SubscriptionRow {
  const today = dayOf(now());
  const counts = dailyCounts(subscription, today);
  return database.subscriptions.change(subscription.id, {
    used_seats: seats,
    total_seats: Math.max(subscription.total_seats, seats),
    daily_end: today,
    daily_counts: [...counts.slice(0, -1), seats],
  });
}

/** With the total as it stands (`total_seats`), which the caller may not have seen yet. */
function seatsExceeded({ total_seats }: SubscriptionRow): ApiProblem {
  const errors = [
    {
      pointer: '/assigned_seats',
      code: 'less_than' as const,
      params: { value: total_seats + 1, unit: '' },
    },
  ];
  return new ApiProblem(409, 'seats_exceeded', { errors, extra: { total_seats } });
}
