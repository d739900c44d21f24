import { expect, it } from 'vitest';
import { dailySeatsSeries } from '~/domain/dailySeatsSeries';
import type { DailySeats } from '~/domain/Subscription';

const row = (
  date: string | null,
  seats: number | null,
  seatType: string | null = 'full',
): DailySeats => ({ date, seats, seat_type: seatType });

it('converts rows, newest first, into series in chronological order', () => {
  const rows = [
    row('2026-03-02', 12),
    row('2026-03-02', 3, 'light'),
    row('2026-03-01', 10),
    row('2026-03-01', 2, 'light'),
  ];
  expect(dailySeatsSeries(rows)).toEqual({
    days: ['2026-03-01', '2026-03-02'],
    series: [
      { name: 'full', values: [10, 12] },
      { name: 'light', values: [2, 3] },
    ],
  });
});

it('includes every day between the first and the last row, across leap days and DST changes', () => {
  expect(dailySeatsSeries([row('2024-03-02', 2), row('2024-02-27', 1)])).toEqual({
    days: ['2024-02-27', '2024-02-28', '2024-02-29', '2024-03-01', '2024-03-02'],
    series: [{ name: 'full', values: [1, null, null, null, 2] }],
  });
  const { days } = dailySeatsSeries([row('2025-10-27', 1), row('2025-03-29', 1)]);
  expect(days).toHaveLength(213);
  expect(new Set(days).size).toBe(213);
});

it('ignores the order of the rows', () => {
  const rows = [row('2026-03-01', 1), row('2026-03-03', 3), row('2026-03-02', 2)];
  expect(dailySeatsSeries(rows)).toEqual(dailySeatsSeries(rows.toReversed()));
});

it('sorts series by total, largest first, then by name', () => {
  const rows = [
    row('2026-03-01', 5, 'b'),
    row('2026-03-01', 9, 'c'),
    row('2026-03-01', 5, 'a'),
    row('2026-03-01', null, 'd'),
  ];
  expect(dailySeatsSeries(rows).series.map(({ name }) => name)).toEqual(['c', 'a', 'b', 'd']);
});

it('sums rows of the same day and type', () => {
  const rows = [row('2026-03-01', 5), row('2026-03-01', 7), row('2026-03-01', null)];
  expect(dailySeatsSeries(rows).series).toEqual([{ name: 'full', values: [12] }]);
  expect(dailySeatsSeries([row('2026-03-01', null), row('2026-03-01', 0)]).series).toEqual([
    { name: 'full', values: [0] },
  ]);
});

it('sums the year before in the same way, for rows that are compared', () => {
  const rows = [
    { ...row('2026-03-02', 5), seatsYearBefore: 4 },
    { ...row('2026-03-02', 1), seatsYearBefore: 2 },
    { ...row('2026-03-01', null, 'light'), seatsYearBefore: 3 },
  ];
  expect(dailySeatsSeries(rows).series).toEqual([
    { name: 'full', values: [null, 6], yearBefore: [null, 6] },
    { name: 'light', values: [null, null], yearBefore: [3, null] },
  ]);
});

it.each([null, '', ' ', '\u200B'])('labels seats of the type %j as unknown', (type) => {
  expect(dailySeatsSeries([row('2026-03-01', 5, type)]).series).toEqual([
    { name: 'Unknown', values: [5] },
  ]);
});

it.each(['__proto__', 'constructor', '<b>', 'Unknown'])(
  'treats %j as an ordinary seat type',
  (type) => {
    expect(dailySeatsSeries([row('2026-03-01', 5, type)]).series).toEqual([
      { name: type, values: [5] },
    ]);
  },
);

it.each([null, '', '2026-02-30', '2026-3-1', '2026-03-01T00:00:00Z', 'yesterday'])(
  'skips a row with the date %j',
  (date) => {
    expect(dailySeatsSeries([row(date, 5)])).toEqual({ days: [], series: [] });
    expect(dailySeatsSeries([row(date, 5, 'light'), row('2026-03-01', 1)])).toEqual({
      days: ['2026-03-01'],
      series: [{ name: 'full', values: [1] }],
    });
  },
);

it('keeps a day whose count is invalid', () =>
  expect(dailySeatsSeries([row('2026-03-01', -1)])).toEqual({
    days: ['2026-03-01'],
    series: [{ name: 'full', values: [null] }],
  }));

it('returns no days and no series without rows', () =>
  expect(dailySeatsSeries([])).toEqual({ days: [], series: [] }));

it('covers at most 366 days up to the newest row', () => {
  const { days, series } = dailySeatsSeries([
    row('2026-03-01', 5),
    row('2025-03-01', 4),
    row('2025-02-28', 3),
    row('0001-01-01', 2, 'guest'),
  ]);
  expect(days).toHaveLength(366);
  expect(days.at(0)).toBe('2025-03-01');
  expect(series.map(({ name }) => name)).toEqual(['full']);
});
