import { listDailySeats } from '~/api/contract/accounts';
import { valuesBetween } from '../database/changeHistory';
import { seatsInUseOn } from '../dailySeats';
import { formatDayNumber, parseDayNumber, toDayNumber } from '../day';
import { defineHandler } from '../http/defineHandler';
import { invalidQueryProblem } from '../http/readRequest';
import { findSubscriptions } from '../database/findSubscriptions';

/** Longest period of one response in days (docs/api.md, "Daily seats"). */
const maxDays = 366;

export const dailySeatsHandlers = [
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
    const total_seats = subscriptions
      .flatMap(({ seat_type, total_history }) =>
        valuesBetween(total_history, from, to).map(({ day, value }) => ({
          from: formatDayNumber(day),
          seat_type,
          total_seats: value,
        })),
      )
      .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
    return { data, meta: { total_seats } };
  }),
];

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
