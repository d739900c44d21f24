import { dayOfWeek } from '~/lib/dayOfWeek';
import { formatMonth, formatShortDay } from '~/lib/formatShort';
import type { Slot } from './slots';

export interface SlotTick {
  /** The index of the slot. */
  readonly index: number;
  readonly text: string;
}

const labelLimit = 10;
/** Up to here every slot, or every other, can have a label; beyond, those with a Monday have one. */
const maxSingleSlots = 14;
const maxMondayDays = 120;
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/**
 * The slots to label if `maxLabels` fit: the newest and, up to two weeks, evenly spaced days before
 * it; up to 120 days, Mondays, or weeks by their first day; beyond, the first days of months only. The
 * newest is labelled "Today" if it has today.
 */
export function slotTicks(slots: readonly Slot[], maxLabels: number, today = ''): SlotTick[] {
  const limit = Math.max(1, Math.min(maxLabels, labelLimit));
  const fits = (count: number) => count <= limit;
  if (slots.reduce((sum, { days }) => sum + days.length, 0) <= maxMondayDays) {
    return spacedIndexes(slots, maxLabels, limit).map((index) => {
      const days = slots[index]?.days ?? [];
      return { index, text: days.includes(today) ? 'Today' : formatShortDay(days[0] ?? '') };
    });
  }
  const months = slots.flatMap(({ days }, index) => {
    const first = days.find((day) => day.endsWith('-01'));
    return first ? { index, text: formatMonth(first), number: monthNumber(first) } : [];
  });
  const step = monthSteps.find((each) =>
    fits(months.filter(({ number }) => number % each === 0).length),
  );
  return months.filter(({ number }) => step !== undefined && number % step === 0);
}

/** The newest slot, and before it as many candidates, evenly spaced, as fit. */
function spacedIndexes(slots: readonly Slot[], maxLabels: number, limit: number): number[] {
  const last = slots.length - 1;
  if (last < 0) return [];
  const candidates = [...slots.keys()].filter(
    (index) =>
      slots.length <= maxSingleSlots || slots[index]?.days.some((day) => dayOfWeek(day) === 1),
  );
  const spacing = (candidates[1] ?? 1) - (candidates[0] ?? 0);
  const minDistance = slots.length / Math.max(1, maxLabels);
  for (let step = 1; step <= candidates.length; step += 1) {
    const indexes = candidates.filter(
      (index, place) =>
        (candidates.length - 1 - place) % step === 0 && last - index >= Math.max(1, minDistance),
    );
    if (indexes.length < limit && spacing * step >= minDistance) return [...indexes, last];
  }
  return [last];
}

/** Months since year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
