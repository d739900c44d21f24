import { parseDay } from './time';

/**
 * The last second of a calendar day `YYYY-MM-DD` in the user's time zone, in epoch milliseconds;
 * undefined if there is no such day.
 */
export function endOfDay(text: string): number | undefined {
  if (parseDay(text) === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  // Counted back from the next midnight: with a clock change, a day doesn't have 24 hours.
  return new Date(year, month - 1, day + 1).getTime() - 1000;
}
