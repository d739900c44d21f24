import { millisecondsPerDay, toUtcDay, startOfUtcDay } from './day';
import type { SubscriptionRecord } from './database/records';
import { dailyHistory } from './seed/dailyHistory';

/**
 * Seats of a subscription on each day from `daily_start` to `today`; days after the last recorded
 * one have the seats assigned now.
 */
export function dailyCounts(subscription: SubscriptionRecord, today: string): number[] {
  const {
    daily_start,
    daily_end,
    daily_counts,
    daily_seed,
    total_seats: total,
    used_seats: used,
  } = subscription;
  const recorded =
    daily_counts.length > 0
      ? [...daily_counts]
      : dailyHistory({
          seed: daily_seed,
          days: daysBetween(daily_start, daily_end) + 1,
          lastWeekday: new Date(startOfUtcDay(daily_end)).getUTCDay(),
          used,
          total,
        });
  const days = daysBetween(daily_start, today) + 1;
  while (recorded.length < days) recorded.push(used);
  return recorded.slice(0, Math.max(0, days));
}

export function addDays(day: string, days: number): string {
  return toUtcDay(startOfUtcDay(day) + days * millisecondsPerDay);
}

/** Whole days between two days; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (startOfUtcDay(to) - startOfUtcDay(from)) / millisecondsPerDay;
}
