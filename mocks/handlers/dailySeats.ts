import { listDailySeats } from '~/api/contract/accounts';
import { dailyCounts, addDays, daysBetween } from '../dailyCounts';
import { toUtcDay } from '../day';
import { defineHandler } from '../http/defineHandler';
import { invalidQueryProblem } from '../http/readRequest';
import { findSubscriptions } from '../database/findSubscriptions';
import { findOrganization } from './lookUp';

/** Longest period of one response in days (docs/api.md, "GET api/accounts/{id}/daily-seats"). */
const maxDays = 366;

export const dailySeatsHandlers = [
  defineHandler(listDailySeats, ({ backend, path, query }) => {
    const organization = findOrganization(backend, path.id);
    const today = toUtcDay(backend.now());
    const { from, to } = parseRange(query, today);
    const series = findSubscriptions(backend.database, organization.id).map((subscription) => ({
      ...subscription,
      counts: dailyCounts(subscription, today),
    }));
    const data = [];
    for (let day = to; day >= from; day = addDays(day, -1)) {
      for (const { seat_type, daily_start, counts } of series) {
        const seats = counts[daysBetween(daily_start, day)];
        if (seats !== undefined) data.push({ date: day, seats, seat_type });
      }
    }
    return { data };
  }),
];

function parseRange(
  { days, from, to }: { readonly days: number; readonly from?: string; readonly to?: string },
  today: string,
): { from: string; to: string } {
  if (from === undefined && to === undefined) return { from: addDays(today, 1 - days), to: today };
  if (from === undefined) throw invalidQueryProblem('from');
  if (to === undefined || to < from || daysBetween(from, to) >= maxDays)
    throw invalidQueryProblem('to');
  return { from, to };
}
