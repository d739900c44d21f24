import type { CapacityLevel } from '~/ui/Seats';

export interface ChartSeries {
  /** Unique within its chart. */
  readonly name: string;
  /** One count per day of the chart, or per slot once it is plotted; null where it is unknown. */
  readonly values: readonly (number | null)[];
  /** The total available on each day, of which `values` are in use; null where it is unknown. */
  readonly totals?: readonly (number | null)[];
  /** The counts on the same days of the year before, if they are compared; null where unknown. */
  readonly yearBefore?: readonly (number | null)[];
  /** How urgent its current count is; the most urgent of those shown colours the line of totals. */
  readonly level?: CapacityLevel | undefined;
  /**
   * Determines the colour: 0 for the only series of a chart, otherwise from 1 on. Default: the place in the chart;
   * set it if the same things have colours elsewhere too.
   */
  readonly seriesIndex?: number;
}

/**
 * A series with its index. Colour and texture depend on the index, so hiding another series changes
 * neither.
 */
export interface IndexedSeries extends ChartSeries {
  readonly seriesIndex: number;
}

/** A series' count at an index; null if the value isn't a valid count. */
export function countAt({ values }: ChartSeries, index: number): number | null {
  return validCount(values[index]);
}

/** The sum of all known counts at an index; null if none is known. */
export function totalAt(series: readonly ChartSeries[], index: number): number | null {
  return sumOfKnown(series, ({ values }) => validCount(values[index]));
}

/** The same of the year before. */
export function totalYearBeforeAt(series: readonly ChartSeries[], index: number): number | null {
  return sumOfKnown(series, ({ yearBefore }) => validCount(yearBefore?.[index]));
}

function sumOfKnown(
  series: readonly ChartSeries[],
  countOf: (each: ChartSeries) => number | null,
): number | null {
  let total: number | null = null;
  for (const each of series) {
    const count = countOf(each);
    if (count !== null) total = (total ?? 0) + count;
  }
  return total;
}

function validCount(value: number | null = null): number | null {
  return value !== null && Number.isFinite(value) && value >= 0 ? value : null;
}
