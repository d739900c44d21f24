import { formatDay, formatNumber } from '~/lib/format';
import { type ChartSeries, countAt, totalAt } from './series';
import type { ChartTotals, TotalChange } from './chartTotals';

/** A change of the total on a day. */
export interface DayChange extends TotalChange {
  /** What is counted, in the plural. */
  readonly unit: string;
  /** Texts about the change. */
  readonly notes: readonly string[];
}

/**
 * One day of a chart as text: `1 Mar 2026: full 112, light 12, total 124`, and if the total changed
 * that day, `. Total seats changed from 120 to 150` with the notes about it.
 */
export function describeDay(
  day: string,
  index: number,
  series: readonly ChartSeries[],
  change?: DayChange,
): string {
  const sentences = [describeCounts(day, index, series)];
  if (change) {
    const { unit, before, after, notes } = change;
    sentences.push(
      `Total ${unit} changed from ${formatNumber(before)} to ${formatNumber(after)}`,
      ...notes,
    );
  }
  return sentences.join('. ');
}

/** A change of the total in short: `Total seats: 120 → 150`. */
export function changeLabel({ unit, before, after }: DayChange): string {
  return `Total ${unit}: ${formatNumber(before)} → ${formatNumber(after)}`;
}

function describeCounts(day: string, index: number, series: readonly ChartSeries[]): string {
  const total = totalAt(series, index);
  if (total === null) return `${dayLabel(day)}: no data`;
  const parts = series.map((each) => `${each.name} ${countText(countAt(each, index))}`);
  if (series.length > 1) parts.push(`total ${formatNumber(total)}`);
  return `${dayLabel(day)}: ${parts.join(', ')}`;
}

interface SummarizedChart {
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly unit: string;
  readonly totals: ChartTotals | undefined;
}

/**
 * A summary of a chart: its period, the counts at both ends, the peak, and the totals, if they are
 * known. `Total seats` are then those, so the counts are called `Used seats`.
 */
export function chartSummary({ days, series, unit, totals }: SummarizedChart): string {
  const counts = days.flatMap((day, index) => {
    const count = totalAt(series, index);
    return count === null ? [] : { day: dayLabel(day), count };
  });
  const [first, last] = [counts.at(0), counts.at(-1)];
  if (!first || !last) return 'No data.';
  const subject = totals ? `Used ${unit}` : `Total ${unit}`;
  const totalsText = totals ? ` Total ${unit} ${totalChanges(days, totals)}.` : '';
  if (counts.length === 1)
    return `${subject} on ${first.day}: ${formatNumber(first.count)}.${totalsText}`;
  const highest = counts.reduce((most, each) => (each.count > most.count ? each : most));
  const trend = `${formatNumber(first.count)} at the start, ${formatNumber(last.count)} at the end`;
  return `${subject} from ${first.day} to ${last.day}: ${trend}, peak of ${formatNumber(highest.count)} on ${highest.day}.${totalsText}`;
}

/** `250`, or with the changes during the period: `200, 250 from 12 Mar 2026`. */
function totalChanges(days: readonly string[], { values }: ChartTotals): string {
  return values
    .flatMap((value, index) => {
      if (value === null || value === values[index - 1]) return [];
      const from = index > 0 ? ` from ${dayLabel(days[index] ?? '')}` : '';
      return `${formatNumber(value)}${from}`;
    })
    .join(', ');
}

/** A formatted day, or the input if it isn't a valid day. */
export function dayLabel(day: string): string {
  return formatDay(day) ?? day;
}

function countText(count: number | null): string {
  return count === null ? 'not available' : formatNumber(count);
}
