import { toUtcDay, startOfUtcDay } from './day';

/** A seed as a link or a flag tells it. */
export function parseSeedParameter(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= 4_294_967_295 ? Number(text) : undefined;
}

/** A day of the calendar, `YYYY-MM-DD`, of this century. */
export function parseDayParameter(text: string): string | undefined {
  return /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(startOfUtcDay(text)) &&
    toUtcDay(startOfUtcDay(text)) === text
    ? text
    : undefined;
}

/** Milliseconds to put on a clock so that it shows a day, at the hour that it is: whole days. */
export function clockOffset(day: string | undefined, now: number): number {
  return day === undefined ? 0 : startOfUtcDay(day) - startOfUtcDay(toUtcDay(now));
}
