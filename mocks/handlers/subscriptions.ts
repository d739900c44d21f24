import { sortBy } from 'es-toolkit';
import {
  addSubscription,
  assignSeats,
  changeTotalSeats,
  listDailySeats,
  listSubscriptions,
} from '~/api/contract/accounts';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { seatsInUseOn, valuesBetween } from '../dailySeats';
import { findSubscriptions, type OrganizationRecord, type SubscriptionRecord } from '../database';
import { formatDayNumber, parseDayNumber, toDayNumber } from '../day';
import {
  ApiProblem,
  defineHandler,
  etagOf,
  invalidQueryProblem,
  type HandlerResult,
  type MockBackend,
} from '../handler';
import { serializeSubscription } from '../serialize';
import { addSubscriptionTo, changeSeats } from '../writes';

export const subscriptionHandlers = [
  defineHandler(listSubscriptions, ({ backend, organization }) => ({
    data: findSubscriptions(backend.database, organization.id).map((subscription) =>
      serializeSubscription(subscription, backend.now()),
    ),
    etag: etagOf(organization),
  })),

  defineHandler(addSubscription, (context) => {
    const { backend, organization, body } = context;
    assertNewSeatType(backend, organization, body.seat_type);
    const written = addSubscriptionTo(context, body);
    return {
      ...subscriptionResult(backend, written),
      location: `/api/accounts/${encodeURIComponent(organization.id)}/subscriptions/${encodeURIComponent(written.subscription.id)}`,
    };
  }),

  defineHandler(changeTotalSeats, (context) => {
    const { subscription, body } = context;
    const { total_seats, reason } = body;
    if (total_seats < subscription.used_seats) throw seatsInUseProblem(subscription);
    return subscriptionResult(context.backend, changeSeats(context, { total_seats }, reason));
  }),

  defineHandler(assignSeats, (context) => {
    const { subscription, body } = context;
    const { assigned_seats: used_seats, allow_excess, reason } = body;
    if (used_seats > subscription.total_seats && allow_excess !== true)
      throw seatsExceededProblem(subscription);
    const total_seats = Math.max(subscription.total_seats, used_seats);
    const seats = { used_seats, total_seats };
    return subscriptionResult(context.backend, changeSeats(context, seats, reason));
  }),

  defineHandler(listDailySeats, ({ backend, organization, query }) => {
    const today = toDayNumber(backend.now());
    const { from, to } = parseRange(query, today);
    const subscriptions = findSubscriptions(backend.database, organization.id);
    const data = [];
    for (let day = to; day >= from; day -= 1) {
      const date = formatDayNumber(day);
      for (const subscription of subscriptions) {
        const seats = seatsInUseOn(subscription, day, today);
        if (seats !== undefined) data.push({ date, seats, seat_type: subscription.seat_type });
      }
    }
    const total_seats = subscriptions.flatMap(({ seat_type, total_history }) =>
      valuesBetween(total_history, from, to).map(({ day, value }) => ({
        from: formatDayNumber(day),
        seat_type,
        total_seats: value,
      })),
    );
    return { data, meta: { total_seats: sortBy(total_seats, ['from']) } };
  }),
];

/** Longest period of one response in days (docs/api.md, "Daily seats"). */
const maxDays = 366;

/** The period of a query in days since 1970-01-01, both inclusive. */
function parseRange(
  { days, from, to }: { readonly days: number; readonly from?: string; readonly to?: string },
  today: number,
): { from: number; to: number } {
  if (from === undefined && to === undefined) return { from: today + 1 - days, to: today };
  if (from === undefined) throw invalidQueryProblem('from');
  const range = { from: parseDayNumber(from), to: parseDayNumber(to ?? '') };
  if (!(range.to >= range.from && range.to - range.from < maxDays)) throw invalidQueryProblem('to');
  return range;
}

function subscriptionResult(
  { now }: MockBackend,
  { subscription, organization }: ReturnType<typeof changeSeats>,
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
