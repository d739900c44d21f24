import { expect, it } from 'vitest';
import { barWidth } from '~/ui/chart/chartShapes';
import { plotDays } from '~/ui/chart/slots';
import { weekendRanges } from '~/ui/chart/slotRanges';

it('barWidth is at most 24 px and leaves a third of the slot free', () => {
  expect(barWidth({ slots: 7, width: 600 })).toBe(24);
  expect(barWidth({ slots: 30, width: 600 })).toBe(14);
  expect(barWidth({ slots: 90, width: 600 })).toBe(4);
});

it('barWidth is undefined for slots under 4 px', () =>
  expect(barWidth({ slots: 366, width: 600 })).toBeUndefined());

it('weekendRanges cuts weekends off at both ends of the period', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07', '2026-03-08'];
  expect(weekendRanges(plotDays(days, []).slots)).toEqual([
    [0, 1],
    [3, 5],
  ]);
  expect(weekendRanges(plotDays(['soon'], []).slots)).toEqual([]);
});
