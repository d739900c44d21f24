import { expect, it } from 'vitest';
import { barWidth } from '~/ui/chart/chartShapes';
import { weekendRanges } from '~/ui/chart/dayRanges';

it('barWidth is at most 24 px and leaves a third of the day free', () => {
  expect(barWidth({ days: 7, width: 600 })).toBe(24);
  expect(barWidth({ days: 30, width: 600 })).toBe(14);
  expect(barWidth({ days: 90, width: 600 })).toBe(4);
});

it('barWidth is undefined for days under 4 px', () =>
  expect(barWidth({ days: 366, width: 600 })).toBeUndefined());

it('weekendRanges cuts weekends off at both ends of the period', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07', '2026-03-08'];
  expect(weekendRanges(days)).toEqual([
    [0, 1],
    [3, 5],
  ]);
  expect(weekendRanges(['soon'])).toEqual([]);
});
