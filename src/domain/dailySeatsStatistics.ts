import { dayOfWeek } from '~/lib/dayOfWeek';
import type { DailySeatsSeries } from './dailySeatsSeries';

/** The figures that sum up daily seats. */
export interface DailySeatsStatistics {
  /** The first of the days with the most seats. */
  readonly peak: { readonly day: string; readonly seats: number };
  /** The rounded mean of Monday to Friday, as weekends say little; undefined without such a day. */
  readonly weekdayAverage: number | undefined;
}

/** The statistics of all seat types together; undefined without a known count. */
export function dailySeatsStatistics({
  days,
  series,
}: Pick<DailySeatsSeries, 'days' | 'series'>): DailySeatsStatistics | undefined {
  const totals = days.flatMap((day, index) => {
    const counts = series.flatMap(({ values }) => values[index] ?? []);
    return counts.length > 0 ? [{ day, seats: counts.reduce((sum, each) => sum + each, 0) }] : [];
  });
  const [first] = totals;
  if (!first) return undefined;
  const weekdays = totals.filter(({ day }) => isWeekday(day));
  const sum = weekdays.reduce((result, { seats }) => result + seats, 0);
  return {
    peak: totals.reduce((most, each) => (each.seats > most.seats ? each : most), first),
    weekdayAverage: weekdays.length > 0 ? Math.round(sum / weekdays.length) : undefined,
  };
}

function isWeekday(day: string): boolean {
  const weekday = dayOfWeek(day);
  return weekday >= 1 && weekday <= 5;
}
