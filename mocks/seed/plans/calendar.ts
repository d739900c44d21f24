import { millisecondsPerDay, weekdayOf } from '../../day';
import type { Random } from '../createRandom';

/** The last working day up to `day`; days are days since 1970-01-01. */
export function workingDayUntil(day: number): number {
  const weekday = weekdayOf(day);
  return weekday === 6 ? day - 1 : weekday === 0 ? day - 2 : day;
}

/** The first working day from `day` on. */
export function workingDayFrom(day: number): number {
  const weekday = weekdayOf(day);
  return weekday === 6 ? day + 2 : weekday === 0 ? day + 1 : day;
}

/** A moment on a day between two hours UTC, to the second, in epoch milliseconds. */
export function timeOn(random: Random, day: number, fromHour: number, toHour: number): number {
  return day * millisecondsPerDay + random.int(fromHour * 3_600, toHour * 3_600 - 1) * 1_000;
}
