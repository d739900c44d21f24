import { formatDay, formatNumber } from '~/lib/format';
import { formatShortDay } from '~/lib/formatShort';
import { type ChartSeries, countAt, totalAt, totalYearBeforeAt } from './series';
import type { ChartTotals, TotalChange } from './chartTotals';
import type { Slot } from './slots';

/** A change of the total in a slot. */
export interface SlotChange extends TotalChange {
  /** What is counted, in the plural. */
  readonly unit: string;
  /** Texts about the change. */
  readonly notes: readonly string[];
}

/**
 * One slot of a chart as text: `1 Mar 2026: full 112, light 12, total 124`, and if the total changed
 * in it, `. Total seats changed from 120 to 150` with the notes about it.
 */
export function describeSlot(
  slot: Slot,
  index: number,
  series: readonly ChartSeries[],
  change?: SlotChange,
): string {
  const sentences = [describeCounts(slot, index, series)];
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
export function changeLabel({ unit, before, after }: SlotChange): string {
  return `Total ${unit}: ${formatNumber(before)} → ${formatNumber(after)}`;
}

function describeCounts(slot: Slot, index: number, series: readonly ChartSeries[]): string {
  const total = totalAt(series, index);
  const yearBefore = totalYearBeforeAt(series, index);
  const parts =
    total === null
      ? ['no data']
      : series.map((each) => `${each.name} ${countText(countAt(each, index))}`);
  if (total !== null && series.length > 1) parts.push(`total ${formatNumber(total)}`);
  if (yearBefore !== null) parts.push(`year before ${formatNumber(yearBefore)}`);
  const peak = total === null ? undefined : peakLabel(slot);
  return `${[slotLabel(slot), peak].filter(Boolean).join(', ')}: ${parts.join(', ')}`;
}

/** `1 Mar 2026`, or a week with its days: `Week 46, 9–15 Nov 2026`. */
export function slotLabel({ week, days, peakDay }: Slot): string {
  if (week === undefined) return dayLabel(peakDay);
  return `Week ${week}, ${rangeLabel(days[0] ?? peakDay, days.at(-1) ?? peakDay)}`;
}

/** The day whose counts a week has: `peak on 11 Nov`. */
export function peakLabel({ week, peakDay }: Slot): string | undefined {
  return week === undefined ? undefined : `peak on ${formatShortDay(peakDay)}`;
}

/** What the days share is said once: `9–15 Nov 2026`, `30 Nov – 6 Dec 2026`. */
function rangeLabel(from: string, to: string): string {
  if (from === to) return dayLabel(to);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayLabel(to)}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? formatShortDay(from) : dayLabel(from)} – ${dayLabel(to)}`;
}

interface SummarizedChart {
  readonly days: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly unit: string;
  readonly totals: ChartTotals | undefined;
}

/**
 * A summary of a chart by days: its period, the counts at both ends, the peak, the totals, if they are
 * known, and the peak of the year before. `Total seats` are the totals, if known, so the counts are
 * called `Used seats`.
 */
export function chartSummary({ days, series, unit, totals }: SummarizedChart): string {
  const countsOf = (countAtDay: typeof totalAt) =>
    days.flatMap((day, index) => {
      const count = countAtDay(series, index);
      return count === null ? [] : { day, count };
    });
  const counts = countsOf(totalAt);
  const [first, last] = [counts.at(0), counts.at(-1)];
  if (!first || !last) return 'No data.';
  const subject = totals ? `Used ${unit}` : `Total ${unit}`;
  const earlier = countsOf(totalYearBeforeAt);
  const details = [
    totals ? ` Total ${unit} ${totalChanges(days, totals)}.` : '',
    earlier.length > 0 ? ` Year before: peak of ${formatNumber(highest(earlier).count)}.` : '',
  ].join('');
  if (counts.length === 1)
    return `${subject} on ${dayLabel(first.day)}: ${formatNumber(first.count)}.${details}`;
  const peak = highest(counts);
  const trend = `${formatNumber(first.count)} at the start, ${formatNumber(last.count)} at the end`;
  return `${subject} from ${dayLabel(first.day)} to ${dayLabel(last.day)}: ${trend}, peak of ${formatNumber(peak.count)} on ${dayLabel(peak.day)}.${details}`;
}

/** The first of those with the highest count; there is at least one. */
function highest<Count extends { readonly count: number }>(counts: readonly Count[]): Count {
  return counts.reduce((most, each) => (each.count > most.count ? each : most));
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
function dayLabel(day: string): string {
  return formatDay(day) ?? day;
}

function countText(count: number | null): string {
  return count === null ? 'not available' : formatNumber(count);
}
