import { scaleLinear } from 'd3-scale';

export interface CountScale {
  /** The count at the top of the plot. */
  readonly top: number;
  /** Three to five round counts from 0 to the top. */
  readonly ticks: readonly number[];
}

/** An axis of counts from 0 to a round number that the greatest fits under. */
export function countScale(maxCount: number): CountScale {
  // d3 takes the number of ticks as a hint; asked for two it never makes more than five.
  for (const tickCount of [4, 3, 2]) {
    const scale = scaleLinear()
      .domain([0, Math.max(maxCount, 2)])
      .nice(tickCount);
    const ticks = scale.ticks(tickCount);
    if (ticks.length <= 5 || tickCount === 2)
      return { top: scale.domain()[1] ?? maxCount, ticks: ticks.filter(Number.isInteger) };
  }
  return { top: maxCount, ticks: [0, maxCount] };
}
