import type { ChartSeries } from './ChartSeries';

/** A series' count on a day, given by its index; null if the value isn't a valid count. */
export function countAt(series: ChartSeries, dayIndex: number): number | null {
  const value = series.values[dayIndex] ?? null;
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}

/** The sum of all known counts of a day; null if none is known. */
export function totalAt(series: readonly ChartSeries[], dayIndex: number): number | null {
  let total: number | null = null;
  for (const each of series) {
    const count = countAt(each, dayIndex);
    if (count !== null) total = (total ?? 0) + count;
  }
  return total;
}
