import { expect, it } from 'vitest';
import { dailySeatsStatistics } from '~/domain/dailySeatsStatistics';

// Friday to Monday.
const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'];
const statistics = (...values: (number | null)[][]) =>
  dailySeatsStatistics({
    days,
    series: values.map((each, index) => ({ name: String(index), values: each })),
  });

it('dailySeatsStatistics sums the series and averages Monday to Friday only, rounded', () =>
  expect(statistics([10, 900, 1, 11], [5, 0, 0, 4])).toEqual({
    peak: { day: '2026-02-28', seats: 900 },
    weekdayAverage: 15,
  }));

it('dailySeatsStatistics takes the first of equal peaks', () =>
  expect(statistics([7, 1, 7, 7])?.peak).toEqual({ day: '2026-02-27', seats: 7 }));

it('dailySeatsStatistics leaves days without a known count out of the average', () =>
  expect(statistics([null, null, 2, 20])).toEqual({
    peak: { day: '2026-03-02', seats: 20 },
    weekdayAverage: 20,
  }));

it('dailySeatsStatistics has no average without a weekday', () =>
  expect(statistics([null, 3, 2, null])).toEqual({
    peak: { day: '2026-02-28', seats: 3 },
    weekdayAverage: undefined,
  }));

it('dailySeatsStatistics returns nothing without a known count', () => {
  expect(statistics()).toBeUndefined();
  expect(statistics([null, null, null, null])).toBeUndefined();
});
