import { dayOfWeek } from '~/lib/dayOfWeek';
import { formatMonth, formatShortDay } from '~/lib/formatShort';

export interface DayTick {
  /** The index of the day. */
  readonly index: number;
  readonly text: string;
}

const labelLimit = 10;
/** Up to here every day, or every other, can have a label; beyond, Mondays have one. */
const maxSingleDays = 14;
const maxMondayDays = 120;
const monthSteps = [1, 2, 3, 6, 12, 24, 60];

/**
 * The days to label if `maxLabels` fit: the newest day and, up to two weeks, evenly spaced days
 * before it; up to 120 days, Mondays; beyond, the first days of months only. The newest day is
 * labelled "Today" if it is.
 */
export function dayTicks(days: readonly string[], maxLabels: number, today?: string): DayTick[] {
  const limit = Math.max(1, Math.min(maxLabels, labelLimit));
  const fits = (count: number) => count <= limit;
  if (days.length <= maxMondayDays) {
    return spacedIndexes(days, maxLabels, limit).map((index) => {
      const day = days[index] ?? '';
      return { index, text: day === today ? 'Today' : formatShortDay(day) };
    });
  }
  const months = days.flatMap((day, index) =>
    day.endsWith('-01') ? { index, text: formatMonth(day), number: monthNumber(day) } : [],
  );
  const step = monthSteps.find((each) =>
    fits(months.filter(({ number }) => number % each === 0).length),
  );
  return months.filter(({ number }) => step !== undefined && number % step === 0);
}

/** The newest day, and before it as many candidates, evenly spaced, as fit. */
function spacedIndexes(days: readonly string[], maxLabels: number, limit: number): number[] {
  const last = days.length - 1;
  if (last < 0) return [];
  const onlyMondays = days.length > maxSingleDays;
  const candidates = [...days.keys()].filter(
    (index) => !onlyMondays || dayOfWeek(days[index]) === 1,
  );
  const minDistance = days.length / Math.max(1, maxLabels);
  for (let step = 1; step <= candidates.length; step += 1) {
    const indexes = candidates.filter(
      (index, place) =>
        (candidates.length - 1 - place) % step === 0 && last - index >= Math.max(1, minDistance),
    );
    const distance = onlyMondays ? 7 * step : step;
    if (indexes.length < limit && distance >= minDistance) return [...indexes, last];
  }
  return [last];
}

/** Months since year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}
