import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { CapacityLevel } from '~/ui/Seats';
import { type ChartSeries, totalAt } from './series';
import type { ChartDimensions } from './chartShapes';
import { consecutiveRanges } from './slotRanges';

/** The total of a slot and of the one before. */
export interface TotalChange {
  readonly before: number;
  readonly after: number;
}

export interface ChartTotals {
  /** The total of the series in each slot; null where it is unknown. */
  readonly values: readonly (number | null)[];
  /** The latest total. */
  readonly current: number;
  /** Colours the line. */
  readonly level: CapacityLevel | undefined;
  /** Whether the line is within the plot. */
  readonly drawn: boolean;
  /** By the index of each slot whose total differs from the previous one's; both are known. */
  readonly changes: ReadonlyMap<number, TotalChange>;
}

/** A total higher than this multiple of the peak would squash the bars, so its line isn't drawn. */
const maxMultiple = 4;

/** The totals of the visible series together; undefined if the current one is unknown. */
export function chartTotals(
  slots: number,
  series: readonly ChartSeries[],
): ChartTotals | undefined {
  const sums = Array.from({ length: slots }, (_, slot) => sumOfTotals(series, slot));
  const values = sums.map((sum) => sum || null);
  const current = values.at(-1) ?? null;
  if (current === null) return undefined;
  const counts = values.map((_, slot) => totalAt(series, slot));
  const highest = (list: readonly (number | null)[]) =>
    Math.max(0, ...list.map((count) => count ?? 0));
  const peak = highest(counts);
  return {
    values,
    current,
    level: (['out', 'low'] as const).find((level) => series.some((each) => each.level === level)),
    drawn: peak === 0 || highest(values) <= peak * maxMultiple,
    changes: changesOf(sums),
  };
}

function changesOf(sums: readonly (number | null)[]): ReadonlyMap<number, TotalChange> {
  const changes = new Map<number, TotalChange>();
  for (const [slot, after] of sums.entries()) {
    const before = sums[slot - 1] ?? null;
    if (before !== null && after !== null && before !== after) changes.set(slot, { before, after });
  }
  return changes;
}

/** Where the marks are: on the line of totals, in the middle of each slot with a change. */
export function totalMarks(
  { values, changes }: ChartTotals,
  dimensions: ChartDimensions,
): { readonly x: number; readonly y: number }[] {
  const { x, y } = scales(dimensions);
  return [...changes.keys()].flatMap((slot) => {
    const value = values[slot] ?? null;
    return value === null ? [] : { x: x(slot + 0.5), y: y(value) };
  });
}

/** The line of totals as an SVG path: one step per change, none where the total is unknown. */
export function totalsPath(values: ChartTotals['values'], dimensions: ChartDimensions): string {
  const { x, y } = scales(dimensions);
  const steps = line<Point>(
    ([at]) => x(at),
    ([, value]) => y(value),
  ).curve(curveStepAfter);
  return pathOfKnownTotals(values, steps);
}

/** The area above the line of totals, up to the top of the plot. */
export function aboveTotalsPath(
  values: ChartTotals['values'],
  dimensions: ChartDimensions,
): string {
  const { x, y } = scales(dimensions);
  const steps = area<Point>(
    ([at]) => x(at),
    0,
    ([, value]) => y(value),
  ).curve(curveStepAfter);
  return pathOfKnownTotals(values, steps);
}

type Point = readonly [at: number, value: number];

/** One path for each run of known totals. The last point of a run ends its slot. */
function pathOfKnownTotals(
  values: ChartTotals['values'],
  generate: (points: Point[]) => string | null,
): string {
  return consecutiveRanges(values.length, (slot) => (values[slot] ?? null) !== null)
    .map(([from, to]) => {
      const points = values
        .slice(from, to)
        .map((value, index): Point => [from + index, value ?? 0]);
      return generate([...points, [to, values[to - 1] ?? 0]]) ?? '';
    })
    .join('');
}

export function scales({ slots, width, height, top }: ChartDimensions) {
  const y = scaleLinear([0, top], [height, 0]);
  return { x: scaleLinear([0, slots], [0, width]), y: (value: number) => Math.round(y(value)) };
}

/** The sum of all totals at an index; null if a series has none. */
function sumOfTotals(series: readonly ChartSeries[], index: number): number | null {
  let sum = 0;
  for (const { totals } of series) {
    const total = totals?.[index] ?? null;
    if (total === null) return null;
    sum += total;
  }
  return series.length > 0 ? sum : null;
}
