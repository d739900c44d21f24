import { expect, it } from 'vitest';
import { plotWeeks } from '~/ui/chart/slots';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
const series = (values: (number | null)[], totals?: number[]) => ({
  name: String(values),
  values,
  seriesIndex: 0,
  ...(totals && { totals }),
});
const weeks = (first: string, count: number) => plotWeeks(daysFrom(first, count), []).slots;

it('plotWeeks starts weeks on Monday and cuts the first and the last off', () => {
  // 8 November 2026 is a Sunday.
  expect(weeks('2026-11-08', 10).map(({ week, days }) => [week, days[0], days.length])).toEqual([
    [45, '2026-11-08', 1],
    [46, '2026-11-09', 7],
    [47, '2026-11-16', 2],
  ]);
  expect(weeks('2026-11-09', 365)).toHaveLength(53);
  expect(plotWeeks([], []).slots).toEqual([]);
});

it.each([
  ['2026-12-28', 53],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2025-01-05', 1],
])('plotWeeks counts the week of %s as %i', (day, week) =>
  expect(weeks(day, 1)[0]?.week).toBe(week),
);

it('plotWeeks shows the counts of the first day with the highest sum', () => {
  const { slots, series: plotted } = plotWeeks(daysFrom('2026-11-09', 9), [
    series([5, 6, 9, 0, 0, 0, 0, null, null]),
    series([5, 6, 1, 12, 0, 0, 0, null, 3]),
  ]);
  expect(slots.map(({ peakDay }) => peakDay)).toEqual(['2026-11-10', '2026-11-17']);
  expect(plotted.map(({ values }) => values)).toEqual([
    [6, null],
    [6, 3],
  ]);
});

it('plotWeeks has the totals at the end of each week', () =>
  expect(
    plotWeeks(daysFrom('2026-11-14', 4), [series([1, 1, 9, 1], [10, 20, 20, 30])]).series[0]
      ?.totals,
  ).toEqual([20, 30]));

it('plotWeeks keeps a week without data', () => {
  const { series: plotted } = plotWeeks(daysFrom('2026-11-09', 8), [
    series([null, null, null, null, null, null, null, 0]),
  ]);
  expect(plotted[0]?.values).toEqual([null, 0]);
});
