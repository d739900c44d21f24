/** One kind of what a chart stacks. */
export interface ChartSeries {
  /** Unique within its chart. */
  readonly name: string;
  /** A count for each day of the chart; null where it isn't known. */
  readonly values: readonly (number | null)[];
}

/**
 * A series with its place among all of its chart, which its colour and texture go by: a filter
 * changes neither.
 */
export interface IndexedSeries extends ChartSeries {
  readonly seriesIndex: number;
}
