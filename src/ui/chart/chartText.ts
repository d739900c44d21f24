import { formatDay, formatNumber } from '~/lib/format';
import { countAt, totalAt } from './chartCounts';
import type { ChartSeries } from './ChartSeries';

/** One day of a chart as text: `1 Mar 2026: full 112, light 12, total 124`. */
export function describeDay(day: string, index: number, series: readonly ChartSeries[]): string {
  const total = totalAt(series, index);
  if (total === null) return `${dayLabel(day)}: no data`;
  const parts = series.map((each) => `${each.name} ${countText(countAt(each, index))}`);
  if (series.length > 1) parts.push(`total ${formatNumber(total)}`);
  return `${dayLabel(day)}: ${parts.join(', ')}`;
}

/** A one-sentence summary of a chart: its period, the totals at both ends, the peak. */
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
  const subject = `Total ${unit}`;
  if (totals.length === 1) return `${subject} on ${first.day}: ${formatNumber(first.total)}.`;
  const highest = totals.reduce((most, each) => (each.total > most.total ? each : most));
  const trend = `${formatNumber(first.total)} at the start, ${formatNumber(last.total)} at the end`;
  return `${subject} from ${first.day} to ${last.day}: ${trend}, peak of ${formatNumber(highest.total)} on ${highest.day}.`;
}

/** A formatted day, or the input if it isn't a valid day. */
export function dayLabel(day: string): string {
  return formatDay(day) ?? day;
}

function countText(count: number | null): string {
  return count === null ? 'not available' : formatNumber(count);
}
