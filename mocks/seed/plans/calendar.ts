import { millisecondsPerDay, weekdayOf } from '../../day';
import type { Random } from '../createRandom';

/** The last working day up to `day`; days are days since 1970-01-01. */
export function workingDayUntil(day: number): number {
  let workingDay = day;
  while (isDayOff(workingDay)) workingDay -= 1;
  return workingDay;
}

/** The first working day from `day` on. */
export function workingDayFrom(day: number): number {
  let workingDay = day;
  while (isDayOff(workingDay)) workingDay += 1;
  return workingDay;
}

/** Weekends, and 24 December to 1 January. */
function isDayOff(day: number): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return true;
  const date = new Date(day * millisecondsPerDay);
  const month = date.getUTCMonth();
  return month === 11 ? date.getUTCDate() >= 24 : month === 0 && date.getUTCDate() === 1;
}

/** A moment on a day between two hours UTC, to the second, in epoch milliseconds. */
export function timeOn(random: Random, day: number, fromHour: number, toHour: number): number {
  return day * millisecondsPerDay + random.int(fromHour * 3_600, toHour * 3_600 - 1) * 1_000;
}
