import { listDailySeats } from '../../src/api/contract/accounts';
import { dailyCounts, dayAfter, daysBetween } from '../dailyCounts';
import { dayOf } from '../day';
import { handle } from '../http/handle';
import { invalidQuery } from '../http/readRequest';
import { subscriptionsOf } from '../organizationIndex';
import { findOrganization } from './lookUp';

/** Days that one answer may span (api-contract.md). */
const maxDays = 366;

export const dailySeatsRoutes = [
  handle(listDailySeats, ({ world, path, query }) => {
    const organization = findOrganization(world, path.id);
    const today = dayOf(world.now());
    const { from, to } = rangeOf(query, today);
    const series = subscriptionsOf(world.database, organization.id).map((subscription) => ({
      ...subscription,
      counts: dailyCounts(subscription, today),
    }));
    const data = [];
    for (let day = to; day >= from; day = dayAfter(day, -1)) {
      for (const { seat_type, daily_start, counts } of series) {
        const seats = counts[daysBetween(daily_start, day)];
        if (seats !== undefined) data.push({ date: day, seats, seat_type });
      }
    }
    return { data };
  }),
];

function rangeOf(
  { days, from, to }: { readonly days: number; readonly from?: string; readonly to?: string },
  today: string,
): { from: string; to: string } {
  if (from === undefined && to === undefined) return { from: dayAfter(today, 1 - days), to: today };
  if (from === undefined) throw invalidQuery('from');
  if (to === undefined || to < from || daysBetween(from, to) >= maxDays) throw invalidQuery('to');
  return { from, to };
}
