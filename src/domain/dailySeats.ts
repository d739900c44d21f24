import { seatCount, type DailySeatsHistory, type DatedTotal } from './Subscription';
import { isBlank } from '~/lib/text';
import { dayInMs, parseDay, toUtcDay } from '~/lib/time';

/** Seats of one type, one value per day; null where there is no row. */
interface SeatSeries {
  readonly name: string;
  /** Its place among the seat types (`seatTypeIndexes`), and thereby its colour. */
  readonly index: number;
  readonly values: readonly (number | null)[];
}

/** Daily seats as the profile shows them: from the first row's day to the last, oldest first. */
export interface DailySeatsChart {
  readonly days: readonly string[];
  /** By index. */
  readonly series: readonly SeatSeries[];
  /** The total seats of all series on each day; null where it is unknown. */
  readonly totals: readonly (number | null)[];
  /** The index of every seat type, by name, also of those without seats in the period. */
  readonly indexes: ReadonlyMap<string, number>;
}

/**
 * The chart of so many days up to the newest one that isn't in the future. Rows of other days and those
 * without a valid date are skipped; rows of the same day and type are summed, as an organization can
 * have two subscriptions of one type. Without subscriptions (not loaded yet, or failed) the types are
 * ordered by their seats. `now` is in epoch milliseconds.
 */
export function dailySeatsChart(
  { period, rows, totals }: DailySeatsHistory,
  subscriptions: readonly { readonly seat_type: string | null }[] = [],
  now = Date.now(),
): DailySeatsChart {
  const dated = rows.flatMap((row) => {
    const time = row.date === null ? undefined : parseDay(row.date);
    return time === undefined ? [] : [{ ...row, time }];
  });
  // By the provider's calendar it may be tomorrow. A clock that is behind all rows is wrong.
  const past = dated.filter(({ time }) => time <= now + dayInMs);
  const last = Math.max(...(past.length > 0 ? past : dated).map(({ time }) => time));
  const inRange = dated.filter(({ time }) => time <= last && time > last - period * dayInMs);
  const first = inRange.reduce((earliest, { time }) => Math.min(earliest, time), last);
  const length = inRange.length > 0 ? (last - first) / dayInMs + 1 : 0;
  const days = Array.from({ length }, (_, index) => toUtcDay(first + index * dayInMs));

  const valuesByName = new Map<string, (number | null)[]>();
  for (const { time, seats, seat_type: seatType } of inRange) {
    const name = seatTypeName(seatType);
    const values = valuesByName.get(name) ?? days.map(() => null);
    valuesByName.set(name, values);
    const day = (time - first) / dayInMs;
    const count = seatCount(seats);
    if (count !== null) values[day] = (values[day] ?? 0) + count;
  }
  const names = [...valuesByName.keys()].toSorted(
    (a, b) => sum(valuesByName.get(b)) - sum(valuesByName.get(a)) || (a < b ? -1 : 1),
  );
  const indexes = seatTypeIndexes(subscriptions, names);
  return {
    days,
    series: names
      .map((name) => ({
        name,
        index: indexes.get(name) ?? 0,
        values: valuesByName.get(name) ?? [],
      }))
      .toSorted((a, b) => a.index - b.index),
    totals: totalsOf(days, names, totals),
    indexes,
  };
}

/** The first of the days with the most seats in use; undefined without a known count above zero. */
export function peakOf({ days, series }: Pick<DailySeatsChart, 'days' | 'series'>) {
  let peak: { readonly day: string; readonly seats: number } | undefined;
  for (const [index, day] of days.entries()) {
    const seats = seatsOn(series, index);
    if (seats !== null && seats > (peak?.seats ?? 0)) peak = { day, seats };
  }
  return peak;
}

/** The sum of all series on a day, by its index; null if none is known. */
function seatsOn(series: readonly SeatSeries[], day: number): number | null {
  const known = series.flatMap(({ values }) => values[day] ?? []);
  return known.length > 0 ? sum(known) : null;
}

/** The sum over the types on each day, null where one of them is unknown. */
function totalsOf(
  days: readonly string[],
  names: readonly string[],
  totals: readonly DatedTotal[],
): readonly (number | null)[] {
  const totalOn = (day: string, name: string) => {
    const ofType = totals.filter(({ seat_type: seatType }) => seatTypeName(seatType) === name);
    // Days in this format sort as text.
    const latest = ofType.findLast(({ from }) => from !== null && from <= day);
    return latest ? seatCount(latest.total_seats) : ofType.length > 0 ? 0 : null;
  };
  return days.map((day) => {
    const onDay = names.map((name) => totalOn(day, name));
    return onDay.length === 0 || onDay.includes(null) ? null : sum(onDay);
  });
}

function sum(values: readonly (number | null)[] = []): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

const unknownLabel = 'Unknown';

/** What a seat type is called where it identifies seats; a missing one is "Unknown". */
export function seatTypeName(seatType: string | null): string {
  return seatType === null || isBlank(seatType) ? unknownLabel : seatType;
}

/**
 * The index of each seat type, by name: its place, and thereby its colour, in the subscriptions, the
 * chart and the table. The types of the subscriptions come first, in their order, so that they keep
 * their colours whatever the period; types without a subscription follow in the order given.
 */
export function seatTypeIndexes(
  subscriptions: readonly { readonly seat_type: string | null }[],
  otherNames: readonly string[] = [],
): ReadonlyMap<string, number> {
  const names = [...subscriptions.map(({ seat_type }) => seatTypeName(seat_type)), ...otherNames];
  return new Map([...new Set(names)].map((name, place) => [name, place]));
}
