import type { ChartSeries } from './ChartSeries';

/** What a series has on a day (its index); null when that isn't a count. */
export function countAt(series: ChartSeries, dayIndex: number): number | null {
  const value = series.values[dayIndex] ?? null;
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}

/** What is known of a day, added up; null when nothing is. */
export function totalAt(series: readonly ChartSeries[], dayIndex: number): number | null {
  let total: number | null = null;
  for (const each of series) {
    const count = countAt(each, dayIndex);
    if (count !== null) total = (total ?? 0) + count;
  }
  return total;
}
