import { expect, it } from 'vitest';
import { barWidth, chartShapes } from '~/ui/chart/chartShapes';
import { weekendRanges } from '~/ui/chart/dayRanges';

const shapes = (counts: number[], width: number) =>
  chartShapes(
    counts.map((count, seriesIndex) => ({
      name: String(seriesIndex),
      values: [count],
      seriesIndex,
    })),
    { days: 1, width, height: 100, top: 100 },
  );

it('barWidth is at most 24 px and leaves a third of the day free', () => {
  expect(barWidth({ days: 7, width: 600 })).toBe(24);
  expect(barWidth({ days: 30, width: 600 })).toBe(14);
  expect(barWidth({ days: 90, width: 600 })).toBe(4);
});

it('barWidth is undefined for days under 4 px', () =>
  expect(barWidth({ days: 366, width: 600 })).toBeUndefined());

it('chartShapes rounds the top of a stack only and separates its parts by 2 px', () => {
  const [lower, upper] = shapes([40, 30], 20);
  expect(lower).toBe('M3,100V60q0,0 0,0h14q0,0 0,0V100z');
  expect(upper).toBe('M3,58V32q0,-2 2,-2h10q2,0 2,2V58z');
});

it('chartShapes separates the parts of narrow bars by 1 px', () =>
  expect(shapes([40, 30], 6)[1]).toMatch(/^M1,59V/));

it('weekendRanges cuts weekends off at both ends of the period', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07', '2026-03-08'];
  expect(weekendRanges(days)).toEqual([
    [0, 1],
    [3, 5],
  ]);
  expect(weekendRanges(['soon'])).toEqual([]);
});
