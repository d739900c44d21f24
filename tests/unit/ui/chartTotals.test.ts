import { expect, it } from 'vitest';
import { aboveTotalsPath, chartTotals, totalMarks, totalsPath } from '~/ui/chart/chartTotals';
import type { CapacityLevel } from '~/ui/Seats';

const series = (values: (number | null)[], totals?: (number | null)[]) => ({
  name: values.join(),
  values,
  ...(totals && { totals }),
});
const level = (...levels: (CapacityLevel | undefined)[]) =>
  chartTotals(
    1,
    levels.map((each) => ({ ...series([1], [9]), level: each })),
  )?.level;

it('chartTotals sums the totals of all series', () =>
  expect(chartTotals(2, [series([1, 2], [10, 20]), series([3, null], [5, 5])])).toMatchObject({
    values: [15, 25],
    current: 25,
  }));

it('chartTotals is unknown on days on which the total of one series is', () =>
  expect(chartTotals(2, [series([1, 2], [null, 20]), series([3, 4], [5, 5])])?.values).toEqual([
    null,
    25,
  ]));

it.each([
  ['a series has none', [series([1], [9]), series([1])]],
  ['the current one is unknown', [series([1, 1], [9, null])]],
  ['it is 0', [series([1], [0])]],
  ['there are no series', []],
])('chartTotals returns nothing if %s', (_, list) =>
  expect(chartTotals(list[0]?.values.length ?? 0, list)).toBeUndefined(),
);

it('chartTotals has the worst level of its series', () => {
  expect(level(undefined, undefined)).toBeUndefined();
  expect(level(undefined, 'low')).toBe('low');
  expect(level('low', 'out', undefined)).toBe('out');
});

it('chartTotals draws no line above four times the peak, unless nothing is in use', () => {
  const drawn = (count: number, total: number) => chartTotals(1, [series([count], [total])])?.drawn;
  expect(drawn(25, 100)).toBe(true);
  expect(drawn(24, 100)).toBe(false);
  expect(drawn(0, 100)).toBe(true);
});

it('chartTotals has the slots in which the total differs from the one before', () => {
  const changes = (...totals: (number | null)[][]) => [
    ...(chartTotals(
      4,
      totals.map((each) => series([1, 1, 1, 1], each)),
    )?.changes ?? []),
  ];
  expect(changes([200, 200, 250, 240])).toEqual([
    [2, { before: 200, after: 250 }],
    [3, { before: 250, after: 240 }],
  ]);
  expect(changes([0, 0, 50, 50])).toEqual([[2, { before: 0, after: 50 }]]);
  expect(changes([null, 50, null, 80])).toEqual([]);
  expect(changes([10, 20, 20, 20], [20, 10, 10, 15])).toEqual([[3, { before: 30, after: 35 }]]);
});

it('totalMarks are on the line, in the middle of each slot with a change', () => {
  const totals = chartTotals(4, [series([1, 1, 1, 1], [0, 50, 50, 80])]) ?? expect.fail();
  expect(totalMarks(totals, { slots: 4, width: 40, height: 100, top: 100 })).toEqual([
    { x: 15, y: 50 },
    { x: 35, y: 20 },
  ]);
});

it('totalsPath and aboveTotalsPath draw a step per change and omit unknown totals', () => {
  const dimensions = { slots: 4, width: 40, height: 100, top: 100 };
  expect(totalsPath([null, 50, 50, 80], dimensions)).toBe(
    'M10,50L20,50L20,50L30,50L30,20L40,20L40,20',
  );
  expect(aboveTotalsPath([50, null, null, null], dimensions)).toBe(
    'M0,50L10,50L10,50L10,0L10,0L0,0Z',
  );
});
