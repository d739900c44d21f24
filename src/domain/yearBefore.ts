import { dayInMs, parseInstant } from '~/lib/time';
import { dailySeatsSeries } from './dailySeatsSeries';
import { seatTypeName } from './seatTypeIndexes';
import type { ComparedDailySeats, DailySeats } from './Subscription';

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
  const { days } = dailySeatsSeries(rows);
  const [first, last] = [days.at(0), days.at(-1)];
  return first && last ? { from: yearBefore(first), to: yearBefore(last) } : undefined;
}

/**
 * Whether an organization can have daily seats of the year before, so that nobody needs to ask for
 * them: it was registered at least a year ago. One whose registration is unknown may be older.
 */
export function mayHaveYearBefore(registeredAt: string | null, now: number = Date.now()): boolean {
  const registered = registeredAt === null ? undefined : parseInstant(registeredAt);
  return registered === undefined || registered <= now - 365 * dayInMs;
}

/**
 * Rows with the seats of their type on the same day of the year before. A type that had seats only
 * then gets rows of its own, without seats, so that nothing is missing in a sum.
 */
export function withYearBefore(
  rows: readonly DailySeats[],
  earlierRows: readonly DailySeats[],
): readonly ComparedDailySeats[] {
  const earlierByDate = byDate(earlierRows);
  return [...byDate(rows)].flatMap(([date, group]) => {
    const earlier = [...((date !== null && earlierByDate.get(yearBefore(date))) || [])];
    // One by one: an organization can have two subscriptions of one type, with a row each.
    const compared = group.map((row): ComparedDailySeats => {
      const name = seatTypeName(row.seatType);
      const index = earlier.findIndex(({ seatType }) => seatTypeName(seatType) === name);
      const [match] = index < 0 ? [] : earlier.splice(index, 1);
      return { ...row, seatsYearBefore: match?.seats ?? null };
    });
    const others = earlier.map(({ seats, seatType }) => ({
      date,
      seats: null,
      seatType,
      seatsYearBefore: seats,
    }));
    return [...compared, ...others];
  });
}

function byDate(rows: readonly DailySeats[]): Map<string | null, DailySeats[]> {
  const groups = new Map<string | null, DailySeats[]>();
  for (const row of rows) {
    const group = groups.get(row.date);
    if (group) group.push(row);
    else groups.set(row.date, [row]);
  }
  return groups;
}
