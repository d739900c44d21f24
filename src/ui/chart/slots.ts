import { dayOfWeek } from '~/lib/dayOfWeek';
import { dayInMs, parseDay } from '~/lib/time';
import { type IndexedSeries, totalAt } from './series';

/** What a bar stands for, and the cursor moves by: a day, or a week. */
export interface Slot {
  /** Its calendar days, oldest first. */
  readonly days: readonly string[];
  /** The one whose counts it shows. */
  readonly peakDay: string;
  /** The number of the week (ISO 8601); undefined for a day. */
  readonly week?: number;
}

/** What a chart draws: series with one value per slot. */
export interface PlottedData {
  readonly slots: readonly Slot[];
  readonly series: readonly IndexedSeries[];
}

export function plotDays(days: readonly string[], series: readonly IndexedSeries[]): PlottedData {
  return { slots: days.map((day) => ({ days: [day], peakDay: day })), series };
}

/**
 * Weeks from Monday to Sunday, the first and the last cut off at the ends of the period. Each shows its
 * peak: the counts of the first of its days with the highest sum of all series. Its totals are those at
 * its end, so that the last ones are the current ones.
 */
export function plotWeeks(days: readonly string[], series: readonly IndexedSeries[]): PlottedData {
  const starts = [...days.keys()].filter((day) => day === 0 || dayOfWeek(days[day]) === 1);
  const weeks = starts.map((start, place) => {
    const end = starts[place + 1] ?? days.length;
    let peak = start;
    for (let day = start + 1; day < end; day += 1)
      if ((totalAt(series, day) ?? -1) > (totalAt(series, peak) ?? -1)) peak = day;
    return { start, end, peak };
  });
  return {
    slots: weeks.map(({ start, end, peak }) => ({
      days: days.slice(start, end),
      peakDay: days[peak] ?? '',
      week: weekNumber(days[start] ?? ''),
    })),
    series: series.map(({ name, seriesIndex, level, values, totals }) => ({
      name,
      seriesIndex,
      level,
      values: weeks.map(({ peak }) => values[peak] ?? null),
      ...(totals && { totals: weeks.map(({ end }) => totals[end - 1] ?? null) }),
    })),
  };
}

/** The week of a day by ISO 8601: its Thursday decides on the year that the weeks are counted in. */
function weekNumber(day: string): number {
  const time = parseDay(day) ?? Number.NaN;
  const thursday = time + (4 - (dayOfWeek(day) || 7)) * dayInMs;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * dayInMs)) + 1;
}
