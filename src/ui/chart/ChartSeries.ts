export interface ChartSeries {
  /** Unique within its chart. */
  readonly name: string;
  /** One count per day of the chart; null where it is unknown. */
  readonly values: readonly (number | null)[];
  /** The total available on each day, of which `values` are in use; null where it is unknown. */
  readonly totals?: readonly (number | null)[];
  /**
   * Determines the colour. Default: the place in the chart; set it if the same things have colours
   * elsewhere too.
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
