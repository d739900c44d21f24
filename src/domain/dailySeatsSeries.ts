import { dayInMs, parseDay } from '~/lib/time';
import { seatTypeName } from './seatTypeIndexes';
import { seatCount } from './seats';
import type { DailySeats } from './Subscription';

/** Seats of one type, one value per day; null where there is no row. */
interface SeatSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface DailySeatsSeries {
  /** Every calendar day from the first row to the last, oldest first. */
  readonly days: readonly string[];
  /** Sorted by total, largest first, then by name. */
  readonly series: readonly SeatSeries[];
}

/**
 * The longest period that the API returns (docs/api.md). Bounds the chart: a stray date far in the
 * past must not become a million days.
 */
const maxDays = 366;

/**
 * Converts rows of daily seats into series for a chart. Rows without a valid date are skipped;
 * seats without a type become "Unknown". Rows of the same day and type are summed, as an
 * organization can have two subscriptions of one type.
 */
export function dailySeatsSeries(rows: readonly DailySeats[]): DailySeatsSeries {
  const dated = rows.flatMap(({ date, seats, seatType }) => {
    const time = date === null ? undefined : parseDay(date);
    return time === undefined
      ? []
      : [
          {
            time,
            seats: seatCount(seats),
            name: seatTypeName(seatType),
          },
        ];
  });
  const last = dated.reduce((latestTime, { time }) => Math.max(latestTime, time), -Infinity);
  const earliest = last - (maxDays - 1) * dayInMs;
  const inRange = dated.filter(({ time }) => time >= earliest);
  const first = inRange.reduce((earliestTime, { time }) => Math.min(earliestTime, time), last);
  const days = Array.from(
    { length: inRange.length > 0 ? (last - first) / dayInMs + 1 : 0 },
    (_, index) => first + index * dayInMs,
  );

  const byName = new Map<string, (number | null)[]>();
  for (const { time, seats, name } of inRange) {
    const values = byName.get(name) ?? days.map(() => null);
    byName.set(name, values);
    const index = (time - first) / dayInMs;
    if (seats !== null) values[index] = (values[index] ?? 0) + seats;
  }
  const series = [...byName].map(([name, values]) => ({
    name,
    values,
    size: values.reduce<number>((sum, value) => sum + (value ?? 0), 0),
  }));
  return {
    days: days.map((time) => new Date(time).toISOString().slice(0, 10)),
    series: series
      .toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
      .map(({ name, values }) => ({ name, values })),
  };
}
