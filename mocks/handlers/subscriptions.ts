import { listSubscriptions } from '~/api/contract/accounts';
import { addSubscription, assignSeats, changeTotalSeats } from '~/api/contract/accountMutations';
import { uniqueKey } from '~/domain/text/cleanText';
import { findSubscriptions } from '../database/findSubscriptions';
import type { OrganizationRecord, SubscriptionRecord } from '../database/records';
import { ApiProblem } from '../http/ApiProblem';
import { defineHandler } from '../http/defineHandler';
import { checkIfMatch, etagOf } from '../http/etag';
import type { HandlerResult } from '../http/HandlerResult';
import type { MockBackend } from '../MockBackend';
import { serializeSubscription } from '../serialize';
import { findOrganization, findSubscription } from './lookUp';
import { respondOncePerKey } from './respondOncePerKey';
import { addSubscriptionTo, changeSeats } from './writeSubscription';

export const subscriptionHandlers = [
  defineHandler(listSubscriptions, ({ backend, path }) => {
    const organization = findOrganization(backend, path.id);
    return {
      data: findSubscriptions(backend.database, organization.id).map((subscription) =>
        serializeSubscription(subscription, backend.now()),
      ),
      etag: etagOf(organization),
    };
  }),

  defineHandler(addSubscription, (context) => {
    const { backend, actor, path, body, ifMatch } = context;
    const organization = findOrganization(backend, path.id);
    return respondOncePerKey(context, () => {
      checkIfMatch(ifMatch, organization);
      assertNewSeatType(backend, organization, body.seat_type);
      return subscriptionResult(backend, addSubscriptionTo(backend, actor, organization, body));
    });
  }),

  defineHandler(changeTotalSeats, ({ backend, actor, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    const subscription = findSubscription(backend, organization.id, path.sid);
    checkIfMatch(ifMatch, organization);
    const { total_seats } = body;
    if (total_seats < subscription.used_seats) throw seatsInUseProblem(subscription);
    return subscriptionResult(
      backend,
      changeSeats(backend, actor, { organization, subscription }, { total_seats }),
    );
  }),

  defineHandler(assignSeats, ({ backend, actor, path, body, ifMatch }) => {
    const organization = findOrganization(backend, path.id);
    const subscription = findSubscription(backend, organization.id, path.sid);
    checkIfMatch(ifMatch, organization);
    const { assigned_seats: used_seats, allow_excess } = body;
    if (used_seats > subscription.total_seats && allow_excess !== true)
      throw seatsExceededProblem(subscription);
    const total_seats = Math.max(subscription.total_seats, used_seats);
    return subscriptionResult(
      backend,
      changeSeats(backend, actor, { organization, subscription }, { used_seats, total_seats }),
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

/** Includes the current `total_seats`, which the client may not have read yet. */
function seatsExceededProblem({ total_seats }: SubscriptionRecord): ApiProblem {
  const params = { value: total_seats + 1, unit: '' };
  return new ApiProblem(409, 'seats_exceeded', {
    errors: [{ pointer: '/assigned_seats', code: 'less_than', params }],
    extra: { total_seats },
  });
}

/** Includes the current `used_seats`, which the client may not have read yet. */
function seatsInUseProblem({ used_seats }: SubscriptionRecord): ApiProblem {
  return new ApiProblem(409, 'seats_in_use', {
    errors: [{ pointer: '/total_seats', code: 'min', params: { value: used_seats } }],
    extra: { used_seats },
  });
}
