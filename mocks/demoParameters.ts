import { toUtcDay, startOfUtcDay } from './day';

/** Parses the seed of a link or a flag: an unsigned 32-bit integer. */
export function parseSeedParameter(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= 4_294_967_295 ? Number(text) : undefined;
}

/** Parses a calendar day `YYYY-MM-DD` of this century. */
export function parseDayParameter(text: string): string | undefined {
  return /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(startOfUtcDay(text)) &&
    toUtcDay(startOfUtcDay(text)) === text
    ? text
    : undefined;
}

/** Milliseconds to add to a clock to move it to a day without changing the time of day. */
export function clockOffset(day: string | undefined, now: number): number {
  return day === undefined ? 0 : startOfUtcDay(day) - startOfUtcDay(toUtcDay(now));
}
