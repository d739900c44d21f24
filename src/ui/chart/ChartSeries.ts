export interface ChartSeries {
  /** Unique within its chart. */
  readonly name: string;
  /** One count per day of the chart; null where it is unknown. */
  readonly values: readonly (number | null)[];
}

/**
 * A series with its index among all series of the chart. Colour and texture depend on the index, so
 * hiding another series changes neither.
 */
export interface IndexedSeries extends ChartSeries {
  readonly seriesIndex: number;
}
