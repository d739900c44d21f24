import { scaleLinear } from 'd3-scale';

export interface CountScale {
  /** The count at the top of the plot. */
  readonly top: number;
  /** Three to five round counts from 0 to `top`. */
  readonly ticks: readonly number[];
}

/** A scale from 0 to the next round number at or above the highest count. */
export function countScale(maxCount: number): CountScale {
  // d3 treats the number of ticks as a hint (https://d3js.org/d3-scale/linear#linear_ticks). With a
  // hint of two it never returns more than five.
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
