import { expect, it } from 'vitest';
import { countScale } from '~/ui/chart/countScale';

const counts = [
  ...Array.from({ length: 2000 }, (_, count) => count),
  ...Array.from({ length: 300 }, (_, step) => Math.floor(1.11 ** (step + 60))),
  Number.MAX_SAFE_INTEGER,
];

it('countScale returns three to five whole, evenly spaced ticks from 0 to at least the highest count', () => {
  for (const maxCount of counts) {
    const { top, ticks } = countScale(maxCount);
    expect(ticks.length, String(maxCount)).toBeGreaterThanOrEqual(3);
    expect(ticks.length, String(maxCount)).toBeLessThanOrEqual(5);
    expect(ticks[0]).toBe(0);
    expect(ticks.at(-1), String(maxCount)).toBe(top);
    expect(top).toBeGreaterThanOrEqual(maxCount);
    const step = ticks[1] ?? 0;
    expect(
      ticks.every(
        (tick, index) => Number.isInteger(tick) && Math.abs(tick - index * step) <= tick * 1e-12,
      ),
    ).toBe(true);
  }
});

it.each([
  [0, [0, 1, 2]],
  [1, [0, 1, 2]],
  [3, [0, 1, 2, 3]],
  [124, [0, 50, 100, 150]],
  [9500, [0, 5000, 10_000]],
  [366, [0, 100, 200, 300, 400]],
])('countScale(%s) has the ticks %j', (maxCount, ticks) =>
  expect(countScale(maxCount).ticks).toEqual(ticks),
);
