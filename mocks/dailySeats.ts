import type { SubscriptionRecord } from './database';
import { weekdayOf } from './day';
import { hashToUnit } from './seededRandom';

/**
 * A number over time, as one array because a row holds only primitives: pairs of a day (days since
 * 1970-01-01 UTC) and the number from that day on, oldest first.
 */
type ChangeHistory = readonly number[];

interface DatedValue {
  /** Days since 1970-01-01 UTC. */
  readonly day: number;
  readonly value: number;
}

/** The number at the end of a day; undefined before the first one. */
export function valueOn(history: ChangeHistory, day: number): number | undefined {
  let value: number | undefined;
  for (let index = 0; index < history.length && (history[index] ?? 0) <= day; index += 2)
    value = history[index + 1];
  return value;
}

/** The history with a new number from `day` on, which must not be before the last change. */
export function withChange(history: ChangeHistory, day: number, value: number): number[] {
  const changed = [...history];
  appendChange(changed, day, value);
  return changed;
}

/** Like `withChange`, in place. */
export function appendChange(history: number[], day: number, value: number): void {
  if (history.at(-2) === day) history.splice(-2);
  if (history.at(-1) !== value) history.push(day, value);
}

/** The numbers in effect from `from` to `to`, including the one in effect at the start. */
export function valuesBetween(history: ChangeHistory, from: number, to: number): DatedValue[] {
  const values: DatedValue[] = [];
  for (let index = 0; index < history.length; index += 2) {
    const day = history[index] ?? 0;
    const next = history[index + 2];
    if (day <= to && (next === undefined || next > from))
      values.push({ day, value: history[index + 1] ?? 0 });
  }
  return values;
}

/** Share of the assigned seats in use, Sunday to Saturday. */
const weekdayPatterns = [
  [0.22, 0.93, 0.97, 1, 0.98, 0.9, 0.27],
  [0.08, 0.95, 1, 0.99, 0.97, 0.84, 0.11],
  [0.71, 0.92, 0.94, 0.96, 0.98, 1, 0.88],
] as const;

/**
 * Seats of a subscription in use on a day: those assigned, times a weekday pattern and some noise if
 * the subscription is seeded. Undefined before the subscription began and after today; days are days
 * since 1970-01-01. Uses only arithmetic that is exact in every engine.
 */
export function seatsInUseOn(
  { used_history, daily_seed }: SubscriptionRecord,
  day: number,
  today: number,
): number | undefined {
  if (day > today) return undefined;
  const assigned = valueOn(used_history, day);
  if (assigned === undefined) return undefined;
  if (daily_seed === 0) return assigned;
  const pattern = weekdayPatterns[daily_seed % weekdayPatterns.length] ?? weekdayPatterns[0];
  const noise = 0.95 + hashToUnit(daily_seed ^ Math.imul(day, 0x9e3779b1)) * 0.05;
  return Math.round(assigned * (pattern[weekdayOf(day)] ?? 1) * noise);
}

/**
 * The most seats that several subscriptions had in use together on one of the last 90 days, today
 * included; null if all of them are younger.
 */
export function peakSeatsInUse(
  subscriptions: readonly SubscriptionRecord[],
  today: number,
): number | null {
  const first = today - 89;
  if (!subscriptions.some(({ used_history }) => valueOn(used_history, first) !== undefined))
    return null;
  let peak = 0;
  for (let day = first; day <= today; day += 1) {
    let seats = 0;
    for (const subscription of subscriptions) seats += seatsInUseOn(subscription, day, today) ?? 0;
    peak = Math.max(peak, seats);
  }
  return peak;
}
