import { dayLength, dayOf, dayStart } from './day';
import type { SubscriptionRow } from './rows';
import { dailyHistory } from './seed/dailyHistory';

/**
 * Seats of a subscription on each day from `daily_start` to `today`; days after the last one noted
 * hold what is assigned.
 */
export function dailyCounts(subscription: SubscriptionRow, today: string): number[] {
  const {
    daily_start,
    daily_end,
    daily_counts,
    daily_seed,
    total_seats: total,
    used_seats: used,
  } = subscription;
  const noted =
    daily_counts.length > 0
      ? [...daily_counts]
      : dailyHistory({
          seed: daily_seed,
          days: daysBetween(daily_start, daily_end) + 1,
          lastWeekday: new Date(dayStart(daily_end)).getUTCDay(),
          used,
          total,
        });
  const days = daysBetween(daily_start, today) + 1;
  while (noted.length < days) noted.push(used);
  return noted.slice(0, Math.max(0, days));
}

/** The day so many days after another. */
export function dayAfter(day: string, days: number): string {
  return dayOf(dayStart(day) + days * dayLength);
}

/** Whole days from one day to another; negative when that lies before. */
export function daysBetween(from: string, to: string): number {
  return (dayStart(to) - dayStart(from)) / dayLength;
}
