import { dayInMs, parseDay, parseInstant } from '~/lib/time';
import type { DailySeats } from './Subscription';

/** Calendar days, `YYYY-MM-DD`, both inclusive. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/**
 * The same calendar day a year earlier. That of 29 February is 28 February: the year before a leap
 * year has no 29th. 29 February of a leap year itself is thus the year before of no day.
 */
export function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const isLeapDay = month === '02' && date === '29';
  return [String(Number(year) - 1).padStart(4, '0'), month, isLeapDay ? '28' : date].join('-');
}

/** The days of the year before those that the rows cover; undefined if they cover none. */
export function rangeYearBefore(rows: readonly DailySeats[]): DayRange | undefined {
  const days = rows
    .flatMap(({ date }) => (date !== null && parseDay(date) !== undefined ? date : []))
    .toSorted();
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? { from: yearBefore(first), to: yearBefore(last) } : undefined;
}

/**
 * Whether an organization can have daily seats of the year before, so that nobody needs to ask for
 * them: it was registered at least a year ago. One whose registration is unknown may be older.
 */
export function mayHaveYearBefore(registeredAt: string | null, now = Date.now()): boolean {
  const registered = registeredAt === null ? undefined : parseInstant(registeredAt);
  return registered === undefined || registered <= now - 365 * dayInMs;
}
