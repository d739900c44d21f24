import { uniq } from 'es-toolkit';
import { formatDay, formatNumber, formatShortDay } from '~/lib/format';
import { currentDay, dayInMs, parseDay } from '~/lib/time';

/** Counts of one kind, stacked on the others; one value per day, null where unknown. */
export interface ChartSeries {
  readonly name: string;
  /** Determines its colour. */
  readonly index: number;
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  /** Consecutive calendar days, `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[];
  /** From the bottom of the stack up. */
  readonly series: readonly ChartSeries[];
  /** What is available on each day, of which the counts are in use; null where unknown. */
  readonly totals: readonly (number | null)[];
}

/** What a bar stands for, and the cursor moves by: a day, or a week with its peak's counts. */
export interface Slot {
  /** Its calendar days, oldest first. */
  readonly days: readonly string[];
  /** The one whose counts it shows. */
  readonly peakDay: string;
  /** The number of the week (ISO 8601); undefined for a day. */
  readonly week: number | undefined;
  /** By series; null where unknown. */
  readonly counts: readonly (number | null)[];
  /** Of all series; null if none is known. */
  readonly seats: number | null;
  /** The total seats at its end; null where unknown. */
  readonly total: number | null;
}

/** One slot per day. */
export function daySlots({ days, series, totals }: ChartData): readonly Slot[] {
  return days.map((day, index) => ({
    days: [day],
    peakDay: day,
    week: undefined,
    counts: series.map(({ values }) => values[index] ?? null),
    seats: sumAt(series, index),
    total: totals[index] ?? null,
  }));
}

/** The sum of all known counts; null if none is. */
function sumAt(series: readonly ChartSeries[], day: number): number | null {
  const known = series.flatMap(({ values }) => values[day] ?? []);
  return known.length > 0 ? known.reduce((sum, count) => sum + count, 0) : null;
}

/**
 * Weeks from Monday to Sunday, the first and the last cut off at the ends of the period. The peak is
 * the first of the days with the highest sum.
 */
export function weekSlots(chart: ChartData): readonly Slot[] {
  const weeks: [Slot, ...Slot[]][] = [];
  for (const slot of daySlots(chart)) {
    const week = weeks.at(-1);
    if (week && dayOfWeek(slot.peakDay) !== 1) week.push(slot);
    else weeks.push([slot]);
  }
  return weeks.map((week) => ({
    ...week.reduce((peak, day) => ((day.seats ?? -1) > (peak.seats ?? -1) ? day : peak)),
    days: week.map(({ peakDay }) => peakDay),
    week: weekNumber(week[0].peakDay),
    total: week.at(-1)?.total ?? null,
  }));
}

/** The week of a day by ISO 8601: its Thursday decides on the year that the weeks are counted in. */
function weekNumber(day: string): number {
  const time = parseDay(day) ?? Number.NaN;
  const thursday = time + (4 - (dayOfWeek(day) || 7)) * dayInMs;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * dayInMs)) + 1;
}

export function isWeekend({ week, peakDay }: Slot): boolean {
  return week === undefined && [0, 6].includes(dayOfWeek(peakDay));
}

/** Neighbouring slots with the same known total: the parts of the line. */
export function totalRuns(slots: readonly Slot[]) {
  const runs: { readonly from: number; to: number; readonly total: number }[] = [];
  for (const [index, { total }] of slots.entries()) {
    const run = runs.at(-1);
    if (total === null) continue;
    if (run?.to === index && run.total === total) run.to = index + 1;
    else runs.push({ from: index, to: index + 1, total });
  }
  return runs;
}

/** The first and the last day, with the year where they differ; today by its name. */
export function endLabels(slots: readonly Slot[]): readonly string[] {
  const [first = '', last = ''] = [slots[0]?.days[0], slots.at(-1)?.days.at(-1)];
  if (first.slice(0, 4) !== last.slice(0, 4))
    return [first, last].map((day) => formatDay(day) ?? day);
  const name = (day: string) => (day === currentDay() ? 'Today' : formatShortDay(day));
  return uniq([first, last]).map(name);
}

/** Where months begin, in slots from the start. */
export function monthTicks(slots: readonly Slot[]) {
  return slots.flatMap(({ days }, index) =>
    days.flatMap((day, place) =>
      day.endsWith('-01')
        ? [{ month: formatShortDay(day).slice(2), at: index + place / days.length }]
        : [],
    ),
  );
}

/** `1 Mar 2026`, or a week with its days: `Week 46, 9–15 Nov 2026`. */
export function slotLabel({ week, days, peakDay }: Slot): string {
  if (week === undefined) return formatDay(peakDay) ?? peakDay;
  const [from = peakDay, to = peakDay] = [days.at(0), days.at(-1)];
  return `Week ${week}, ${rangeText(from, to)}`;
}

/** What the days share is said once: `9–15 Nov 2026`, `30 Nov – 6 Dec 2026`. */
function rangeText(from: string, to: string): string {
  const last = formatDay(to) ?? to;
  if (from === to) return last;
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${last}`;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isSameYear ? formatShortDay(from) : (formatDay(from) ?? from)} – ${last}`;
}

/** The day whose counts a week has: `peak on 11 Nov`. */
export function peakLabel({ week, peakDay, seats }: Slot): string | undefined {
  return week === undefined || seats === null ? undefined : `peak on ${formatShortDay(peakDay)}`;
}

/** A slot as text: `1 Mar 2026: full 112, light 12, total 124`. */
export function slotText(slot: Slot, names: readonly string[]): string {
  const label = [slotLabel(slot), peakLabel(slot)].filter(Boolean).join(', ');
  if (slot.seats === null) return `${label}: no data`;
  const counts = names.map((name, index) => {
    const count = slot.counts[index] ?? null;
    return `${name} ${count === null ? 'not available' : formatNumber(count)}`;
  });
  if (names.length > 1) counts.push(`total ${formatNumber(slot.seats)}`);
  return `${label}: ${counts.join(', ')}`;
}

/** 0 for Sunday to 6 for Saturday. */
function dayOfWeek(day: string): number {
  return new Date(day).getUTCDay();
}
