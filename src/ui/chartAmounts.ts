import type { ChartSeries } from './ChartSeries';

/** What a series has on a day (its index); null when that isn't a count. */
export function amountOn(series: ChartSeries, day: number): number | null {
  const value = series.values[day] ?? null;
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}

/** What is known of a day, added up; null when nothing is. */
export function totalOn(series: readonly ChartSeries[], day: number): number | null {
  let total: number | null = null;
  for (const each of series) {
    const amount = amountOn(each, day);
    if (amount !== null) total = (total ?? 0) + amount;
  }
  return total;
}
