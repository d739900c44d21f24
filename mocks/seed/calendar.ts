import { millisecondsPerDay, weekdayOf } from '../day';

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

/** A moment on a day, `share` (0 to 1) of the way between two hours UTC; in epoch milliseconds. */
export function timeOn(day: number, fromHour: number, toHour: number, share: number): number {
  const seconds = Math.floor((fromHour + (toHour - fromHour) * share) * 3_600);
  return day * millisecondsPerDay + seconds * 1_000;
}
