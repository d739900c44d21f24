import { dayOfWeek } from '~/lib/dayOfWeek';
import { type ChartSeries, totalAt } from './series';
import type { Slot } from './slots';

/** Consecutive slots by index, the end exclusive. */
export type SlotRange = readonly [from: number, to: number];

/** Ranges of consecutive slots without data. */
export function noDataRanges(series: readonly ChartSeries[], slots: number): SlotRange[] {
  return consecutiveRanges(slots, (slot) => totalAt(series, slot) === null);
}

/** The weekends, cut off at both ends of the period; none where weeks are plotted. */
export function weekendRanges(slots: readonly Slot[]): SlotRange[] {
  return consecutiveRanges(slots.length, (slot) => {
    const { week, peakDay } = slots[slot] ?? {};
    const weekday = dayOfWeek(peakDay);
    return week === undefined && (weekday === 0 || weekday === 6);
  });
}

export function consecutiveRanges(
  slots: number,
  predicate: (slot: number) => boolean,
): SlotRange[] {
  const ranges: [number, number][] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const lastRange = ranges.at(-1);
    if (!predicate(slot)) continue;
    if (lastRange?.[1] === slot) lastRange[1] = slot + 1;
    else ranges.push([slot, slot + 1]);
  }
  return ranges;
}
