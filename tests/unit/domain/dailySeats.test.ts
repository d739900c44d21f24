import { expect, it } from 'vitest';
import { dailySeatsChart, peakOf } from '~/domain/dailySeats';
import type { DailySeats, DatedTotal } from '~/domain/Subscription';

const row = (
  date: string | null,
  seats: number | null,
  seatType: string | null = 'full',
): DailySeats => ({ date, seats, seat_type: seatType });
const chartOf = (rows: readonly DailySeats[], totals: readonly DatedTotal[] = []) =>
  dailySeatsChart({ period: 365, rows, totals });
const seriesOf = (...rows: DailySeats[]) =>
  Object.fromEntries(chartOf(rows).series.map(({ name, values }) => [name, values]));

it('has every day from the first row to the last, across leap days and clock changes', () => {
  expect(chartOf([row('2024-03-02', 2), row('2024-02-27', 1)]).days).toEqual([
    '2024-02-27',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2024-03-02',
  ]);
  expect(chartOf([row('2025-10-27', 1), row('2025-03-29', 1)]).days).toHaveLength(213);
  expect(chartOf([])).toMatchObject({ days: [], series: [], totals: [] });
});

it.each<[string, DailySeats[], Record<string, (number | null)[]>]>([
  [
    'one series per type, oldest day first',
    [row('2026-03-02', 12), row('2026-03-02', 3, 'light'), row('2026-03-01', 10)],
    { full: [10, 12], light: [null, 3] },
  ],
  [
    'the sum of rows of one day and type',
    [row('2026-03-01', 5), row('2026-03-01', 7), row('2026-03-01', null)],
    { full: [12] },
  ],
  ['"Unknown" for a missing type', [row('2026-03-01', 5, ' ')], { Unknown: [5] }],
  ['an ordinary type "__proto__"', [row('2026-03-01', 5, '__proto__')], { ['__proto__']: [5] }],
  [
    'no row without a valid date',
    [row('2026-02-30', 5), row(null, 5), row('2026-03-01', 1)],
    { full: [1] },
  ],
  ['a day with an invalid count', [row('2026-03-01', -1)], { full: [null] }],
])('has %s', (_, rows, expected) => expect(seriesOf(...rows)).toEqual(expected));

it.each<[today: string, outside: string[], inside: string[]]>([
  [
    '2026-03-01',
    ['2099-01-01', '2026-03-03', '2026-01-30', '0001-01-01'],
    ['2026-01-31', '2026-03-01'],
  ],
  // By the provider's calendar the day may have begun.
  ['2026-03-01', ['2026-03-03', '2026-01-31'], ['2026-02-01', '2026-03-02']],
  // The newest day counts where today has no row yet.
  ['2026-03-04', ['2026-01-30'], ['2026-01-31', '2026-03-01']],
  // The clock is wrong.
  ['2020-03-01', ['2026-01-30'], ['2026-01-31', '2026-03-01']],
])('on %s, a chart of 30 days leaves out %j', (today, outside, inside) => {
  const rows = [...outside, ...inside].map((date, index) => row(date, 9 - index));
  const { days, series } = dailySeatsChart(
    { period: 30, rows, totals: [] },
    [],
    Date.parse(`${today}T12:00:00Z`),
  );
  expect([days[0], days.at(-1)]).toEqual(inside);
  expect(series[0]?.values.filter((seats) => seats !== null)).toHaveLength(2);
});

it('orders the series by subscription, then by seats', () => {
  const rows = [row('2026-03-02', 20, 'light'), row('2026-03-02', 90), row('2026-03-02', 30, 'x')];
  const names = (...types: string[]) =>
    dailySeatsChart(
      { period: 30, rows, totals: [] },
      types.map((seat_type) => ({ seat_type })),
    ).series.map(({ name, index }) => [name, index]);
  expect(names('kiosk', 'light')).toEqual([
    ['light', 1],
    ['full', 2],
    ['x', 3],
  ]);
  expect(names()).toEqual([
    ['full', 0],
    ['x', 1],
    ['light', 2],
  ]);
});

it.each<[string, [from: string | null, seats: number | null, type?: string][], (number | null)[]]>([
  [
    'apply from their day on',
    [
      ['2025-11-02', 200],
      ['2026-03-02', 250],
    ],
    [200, 250, 250],
  ],
  [
    'of several types add up',
    [
      ['2026-01-01', 50],
      ['2026-03-03', 20, 'light'],
    ],
    [50, 50, 70],
  ],
  [
    'of one day: the last applies',
    [
      ['2026-01-01', 10],
      ['2026-03-02', 20],
      ['2026-03-02', 30],
    ],
    [10, 30, 30],
  ],
  ['that are missing are unknown', [], [null, null, null]],
  [
    'that are no counts are unknown',
    [
      ['2026-01-01', 10],
      ['2026-03-02', -1],
    ],
    [10, null, null],
  ],
])('totals %s', (_, totals, expected) => {
  const rows = ['2026-03-03', '2026-03-02', '2026-03-01'].flatMap((date) => [
    row(date, 5),
    ...(totals.some(([, , type]) => type) ? [row(date, 1, 'light')] : []),
  ]);
  const dated = totals.map(([from, total_seats, seat_type = 'full']) => ({
    from,
    seat_type,
    total_seats,
  }));
  expect(chartOf(rows, dated).totals).toEqual(expected);
});

it('peakOf is the first of the days with the highest sum; none without seats in use', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  const peak = (...values: (number | null)[][]) =>
    peakOf({ days, series: values.map((each) => ({ name: '', index: 0, values: each })) });
  expect(peak([7, null, 6], [0, null, 1])).toEqual({ day: '2026-02-27', seats: 7 });
  expect(peak([0, 0, null])).toBeUndefined();
});
