import { expect, it } from 'vitest';
import {
  daySlots,
  endLabels,
  isWeekend,
  monthTicks,
  slotText,
  totalRuns,
  weekSlots,
} from '~/ui/chart/slots';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
  );
const chartFrom = (
  first: string,
  values: readonly (number | null)[][],
  totals: readonly (number | null)[] = [],
) => ({
  days: daysFrom(first, values[0]?.length ?? 0),
  series: values.map((each, index) => ({ name: `type ${index + 1}`, index, values: each })),
  totals,
});
const zeros = (count: number) => Array.from({ length: count }, () => 0);

it('weekSlots starts weeks on Monday and cuts the first and the last off', () => {
  // 8 November 2026 is a Sunday.
  const slots = weekSlots(chartFrom('2026-11-08', [zeros(10)]));
  expect(slots.map(({ week, days }) => [week, days[0], days.length])).toEqual([
    [45, '2026-11-08', 1],
    [46, '2026-11-09', 7],
    [47, '2026-11-16', 2],
  ]);
  expect(weekSlots(chartFrom('2026-11-08', []))).toEqual([]);
});

it.each([
  ['2026-12-28', 53],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2025-01-05', 1],
])('the week of %s is %i', (day, week) =>
  expect(weekSlots(chartFrom(day, [[1]]))[0]?.week).toBe(week),
);

it('a week has the counts of the first day with the highest sum, and the total at its end', () => {
  const chart = chartFrom(
    '2026-11-09',
    [
      [5, 6, 9, 0, 0, 0, 0, null, null],
      [5, 6, 1, 12, 0, 0, 0, null, 3],
    ],
    [10, 10, 10, 10, 10, 10, 20, 20, 30],
  );
  expect(
    weekSlots(chart).map(({ peakDay, counts, seats, total }) => [peakDay, counts, seats, total]),
  ).toEqual([
    ['2026-11-10', [6, 6], 12, 20],
    ['2026-11-17', [null, 3], 3, 30],
  ]);
});

it('the line of totals has a part for each run of equal totals', () => {
  const totals = [null, 20, 20, 30, null, 30];
  expect(totalRuns(daySlots(chartFrom('2026-11-09', [zeros(6)], totals)))).toEqual([
    { from: 1, to: 3, total: 20 },
    { from: 3, to: 4, total: 30 },
    { from: 5, to: 6, total: 30 },
  ]);
});

it.each([
  ['2026-03-01', 30, ['1 Mar', '30 Mar']],
  ['2025-12-30', 7, ['30 Dec 2025', '5 Jan 2026']],
  ['2026-09-01', 1, ['1 Sep']],
])(
  'the axis from %s with %i days names its ends, with the year where they differ',
  (first, count, ends) =>
    expect(endLabels(daySlots(chartFrom(first, [zeros(count)])))).toEqual(ends),
);

it('the axis of weeks has a tick where each month begins', () => {
  // 1 October 2026 is a Thursday, 1 November a Sunday.
  expect(monthTicks(weekSlots(chartFrom('2026-09-28', [zeros(42)])))).toEqual([
    { month: 'Oct', at: 3 / 7 },
    { month: 'Nov', at: 4 + 6 / 7 },
  ]);
});

it('days of a weekend are marked, weeks are not', () => {
  const chart = chartFrom('2026-11-13', [zeros(4)]);
  expect(daySlots(chart).map(isWeekend)).toEqual([false, true, true, false]);
  expect(weekSlots(chart).some(isWeekend)).toBe(false);
});

it.each([
  ['2026-03-01', [[112]], '1 Mar 2026: type 1 112'],
  ['2026-03-01', [[1112], [null]], '1 Mar 2026: type 1 1,112, type 2 not available, total 1,112'],
  ['2026-03-01', [[null]], '1 Mar 2026: no data'],
])('slotText of %s', (day, values, expected) => {
  const names = ['type 1', 'type 2'].slice(0, values.length);
  expect(daySlots(chartFrom(day, values)).map((slot) => slotText(slot, names))).toEqual([expected]);
});

it.each([
  ['2026-11-09', 7, 'Week 46, 9–15 Nov 2026, peak on 9 Nov: full 1'],
  ['2026-11-30', 7, 'Week 49, 30 Nov – 6 Dec 2026, peak on 30 Nov: full 1'],
  ['2025-12-29', 7, 'Week 1, 29 Dec 2025 – 4 Jan 2026, peak on 29 Dec: full 1'],
  ['2026-11-09', 1, 'Week 46, 9 Nov 2026, peak on 9 Nov: full 1'],
])('slotText names the week from %s with %i days', (first, count, expected) => {
  const slots = weekSlots(chartFrom(first, [[1, ...zeros(count - 1)]]));
  expect(slots.map((slot) => slotText(slot, ['full']))).toEqual([expected]);
});
