import { parseDay } from './time';

/**
 * The last second of a calendar day `YYYY-MM-DD` in the reader's time zone, in epoch milliseconds;
 * undefined when there is no such day.
 */
export function endOfDay(text: string): number | undefined {
  if (parseDay(text) === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
  // The second before the next day starts, whatever the clocks do that night.
  return new Date(year, month - 1, day + 1).getTime() - 1000;
}
