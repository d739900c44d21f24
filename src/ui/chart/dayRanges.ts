import { dayOfWeek } from '~/lib/dayOfWeek';
import { type ChartSeries, totalAt } from './series';

/** Consecutive days by index, the end exclusive. */
export type DayRange = readonly [from: number, to: number];

/** Ranges of consecutive days without data. */
export function noDataRanges(series: readonly ChartSeries[], days: number): DayRange[] {
  return consecutiveRanges(days, (day) => totalAt(series, day) === null);
}

/** The weekends, cut off at both ends of the period. */
export function weekendRanges(days: readonly string[]): DayRange[] {
  return consecutiveRanges(days.length, (index) => {
    const weekday = dayOfWeek(days[index]);
    return weekday === 0 || weekday === 6;
  });
}

export function consecutiveRanges(
  days: number,
  predicate: (day: number) => boolean,
): (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  for (let day = 0; day < days; day += 1) {
    const lastRange = ranges.at(-1);
    if (!predicate(day)) continue;
    if (lastRange?.[1] === day) lastRange[1] = day + 1;
    else ranges.push([day, day + 1]);
  }
  return ranges;
}
