import { dayInMs, parseDay, toUtcDay } from '~/lib/time';
import { seatTypeName } from './seatTypeIndexes';
import { seatCount } from './seats';
import type { ComparedDailySeats } from './Subscription';

/** Seats of one type, one value per day; null where there is no row. */
interface SeatSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
  /** Those of the year before; missing if the rows aren't compared with it. */
  readonly yearBefore?: readonly (number | null)[];
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
export function dailySeatsSeries(rows: readonly ComparedDailySeats[]): DailySeatsSeries {
  const dated = rows.flatMap(({ date, seats, seatsYearBefore, seat_type: seatType }) => {
    const time = date === null ? undefined : parseDay(date);
    return time === undefined
      ? []
      : [
          {
            time,
            seats: seatCount(seats),
            seatsYearBefore: seatsYearBefore === undefined ? undefined : seatCount(seatsYearBefore),
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

  const isCompared = inRange.some(({ seatsYearBefore }) => seatsYearBefore !== undefined);
  const byName = new Map<string, { values: Values; yearBefore: Values }>();
  for (const { time, seats, seatsYearBefore = null, name } of inRange) {
    const { values, yearBefore } = byName.get(name) ?? {
      values: days.map(() => null),
      yearBefore: days.map(() => null),
    };
    byName.set(name, { values, yearBefore });
    const index = (time - first) / dayInMs;
    addTo(values, index, seats);
    addTo(yearBefore, index, seatsYearBefore);
  }
  const series = [...byName].map(([name, { values, yearBefore }]) => ({
    name,
    values,
    ...(isCompared && { yearBefore }),
  }));
  return {
    days: days.map(toUtcDay),
    series: series.toSorted((a, b) => sum(b.values) - sum(a.values) || (a.name < b.name ? -1 : 1)),
  };
}

type Values = (number | null)[];

function addTo(values: Values, index: number, seats: number | null): void {
  if (seats !== null) values[index] = (values[index] ?? 0) + seats;
}

function sum(values: Values): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}
