import { listSubscriptions } from '~/api/contract/accounts';
import { addSubscription, assignSeats, changeTotalSeats } from '~/api/contract/accountMutations';
import { uniqueKey } from '~/domain/text/cleanText';
import { findSubscriptions } from '../database/findSubscriptions';
import type { OrganizationRecord, SubscriptionRecord } from '../database/records';
import { ApiProblem } from '../http/ApiProblem';
import { defineHandler } from '../http/defineHandler';
import { etagOf } from '../http/etag';
import type { HandlerResult } from '../http/HandlerResult';
import type { MockBackend } from '../MockBackend';
import { serializeSubscription } from '../serialize';
import { addSubscriptionTo, changeSeats } from './writeSubscription';

export const subscriptionHandlers = [
  defineHandler(listSubscriptions, ({ backend, organization }) => ({
    data: findSubscriptions(backend.database, organization.id).map((subscription) =>
      serializeSubscription(subscription, backend.now()),
    ),
    etag: etagOf(organization),
  })),

  defineHandler(addSubscription, ({ backend, actor, organization, body }) => {
    assertNewSeatType(backend, organization, body.seat_type);
    const written = addSubscriptionTo(backend, actor, organization, body);
    return {
      ...subscriptionResult(backend, written),
      location: `/api/accounts/${encodeURIComponent(organization.id)}/subscriptions/${encodeURIComponent(written.subscription.id)}`,
    };
  }),

  defineHandler(changeTotalSeats, ({ backend, actor, organization, subscription, body }) => {
    const { total_seats, reason } = body;
    if (total_seats < subscription.used_seats) throw seatsInUseProblem(subscription);
    return subscriptionResult(
      backend,
      changeSeats(backend, actor, { organization, subscription }, { total_seats }, reason),
    );
  }),

  defineHandler(assignSeats, ({ backend, actor, organization, subscription, body }) => {
    const { assigned_seats: used_seats, allow_excess, reason } = body;
    if (used_seats > subscription.total_seats && allow_excess !== true)
      throw seatsExceededProblem(subscription);
    const total_seats = Math.max(subscription.total_seats, used_seats);
    const seats = { used_seats, total_seats };
    return subscriptionResult(
      backend,
      changeSeats(backend, actor, { organization, subscription }, seats, reason),
    );
  }),
];

function subscriptionResult(
  { now }: MockBackend,
  {
    subscription,
    organization,
  }: { readonly subscription: SubscriptionRecord; readonly organization: OrganizationRecord },
): HandlerResult {
  return { data: serializeSubscription(subscription, now()), etag: etagOf(organization) };
}

/** Throws 409 `duplicate` if the organization already has seats of this type. */
function assertNewSeatType(
  { database }: MockBackend,
  { id }: OrganizationRecord,
  seatType: string,
): void {
  const key = uniqueKey(seatType);
  if (findSubscriptions(database, id).some(({ seat_type }) => uniqueKey(seat_type) === key))
    throw new ApiProblem(409, 'duplicate', {
      errors: [{ pointer: '/seat_type', code: 'unique' }],
    });
}

function seatsExceededProblem({ total_seats }: SubscriptionRecord): ApiProblem {
  const params = { value: total_seats + 1, unit: '' };
  return new ApiProblem(409, 'seats_exceeded', {
    errors: [{ pointer: '/assigned_seats', code: 'less_than', params }],
  });
}

/** Includes the current `used_seats`, which the client may not have read yet. */
function seatsInUseProblem({ used_seats }: SubscriptionRecord): ApiProblem {
  return new ApiProblem(409, 'seats_in_use', {
    errors: [{ pointer: '/total_seats', code: 'min', params: { value: used_seats } }],
    extra: { used_seats },
  });
}
