import { formatDay, formatNumber } from '../lib/format';
import { countAt, totalAt } from './chartCounts';
import type { ChartSeries } from './ChartSeries';

/** One day of a chart in words: `1 Mar 2026: full 112, light 12, total 124`. */
export function describeDay(day: string, index: number, series: readonly ChartSeries[]): string {
  const total = totalAt(series, index);
  if (total === null) return `${dayLabel(day)}: no data`;
  const parts = series.map((each) => `${each.name} ${countText(countAt(each, index))}`);
  if (series.length > 1) parts.push(`total ${formatNumber(total)}`);
  return `${dayLabel(day)}: ${parts.join(', ')}`;
}

/** A chart in a sentence: its period, where the total began and ended, its highest day. */
export function chartSummary(
  days: readonly string[],
  series: readonly ChartSeries[],
  unit: string,
): string {
  const totals = days.flatMap((day, index) => {
    const total = totalAt(series, index);
    return total === null ? [] : { day: dayLabel(day), total };
  });
  const [first, last] = [totals.at(0), totals.at(-1)];
  if (!first || !last) return 'No data.';
  const name = unit.charAt(0).toUpperCase() + unit.slice(1);
  if (totals.length === 1) return `${name} on ${first.day}: ${formatNumber(first.total)} in total.`;
  const highest = totals.reduce((most, each) => (each.total > most.total ? each : most));
  const course = `${formatNumber(first.total)} in total at first, ${formatNumber(last.total)} at last`;
  return `${name} from ${first.day} to ${last.day}: ${course}, most on ${highest.day} with ${formatNumber(highest.total)}.`;
}

/** A day by its full name; as it came when there is no such day. */
export function dayLabel(day: string): string {
  return formatDay(day) ?? day;
}

function countText(count: number | null): string {
  return count === null ? 'not available' : formatNumber(count);
}
