import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, stack } from 'd3-shape';
import { countAt, type IndexedSeries, totalAt } from './series';
import { consecutiveRanges, type SlotRange } from './slotRanges';

export interface ChartDimensions {
  /** The number of days, or weeks. */
  readonly slots: number;
  readonly width: number;
  readonly height: number;
  /** The count at the top of the plot. */
  readonly top: number;
}

const maxBarWidth = 24;

/**
 * The width of a slot's bar in pixels; undefined if slots are under 4 px wide and are drawn as a step
 * area instead.
 */
export function barWidth({
  slots,
  width,
}: Pick<ChartDimensions, 'slots' | 'width'>): number | undefined {
  const slotWidth = width / slots;
  return slotWidth < 4
    ? undefined
    : Math.min(maxBarWidth, Math.floor(slotWidth) - Math.max(1, Math.round(slotWidth * 0.32)));
}

/**
 * One SVG path per series, the first at the bottom: bars or step areas, aligned to whole pixels
 * with a gap between stacked bars: two pixels, one between small parts.
 */
export function chartShapes(
  series: readonly IndexedSeries[],
  dimensions: ChartDimensions,
): string[] {
  const y = scaleLinear([0, dimensions.top], [dimensions.height, 0]);
  const layers = stack<unknown, number, IndexedSeries>()
    .keys(series)
    .value((slot, each) => countAt(each, slot) ?? 0)(
    Array.from({ length: dimensions.slots }, (_, slot) => slot),
  );
  const bar = barWidth(dimensions);
  const stackTops = Array.from({ length: dimensions.slots }, () => dimensions.height);
  const topSeries = stackTops.map((_, slot) =>
    layers.findLastIndex((layer) => spanHeight(layer[slot]) > 0),
  );

  return layers.map((layer, seriesIndex) => {
    const boxes = layer.map((span, slot) => {
      const bottom = stackTops[slot] ?? dimensions.height;
      // Every count above zero is at least one pixel high.
      const top = spanHeight(span) > 0 ? Math.min(Math.round(y(span[1])), bottom - 1) : bottom;
      stackTops[slot] = top;
      const isStacked = bar !== undefined && bottom < dimensions.height;
      return { top, bottom: isStacked ? bottom - gapBelow(bottom - top, bar) : bottom };
    });
    if (bar === undefined) {
      const hasData = (slot: number) => totalAt(series, slot) !== null;
      return stepsPath(boxes, dimensions, consecutiveRanges(dimensions.slots, hasData));
    }
    return boxes
      .map((box, slot) =>
        barPath(
          box,
          Math.round(((slot + 0.5) * dimensions.width) / dimensions.slots - bar / 2),
          bar,
          topSeries[slot] === seriesIndex,
        ),
      )
      .join('');
  });
}

function gapBelow(height: number, width: number): number {
  return height > 4 && width >= 8 ? 2 : height > 2 ? 1 : 0;
}

interface Box {
  readonly top: number;
  readonly bottom: number;
}

function barPath({ top, bottom }: Box, x: number, width: number, rounded: boolean): string {
  const barHeight = bottom - top;
  if (barHeight <= 0) return '';
  const r = rounded ? Math.min(width >= 6 ? 2 : 1, barHeight) : 0;
  return `M${x},${bottom}V${top + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${bottom}z`;
}

function stepsPath(
  boxes: readonly Box[],
  { slots, width }: ChartDimensions,
  ranges: readonly SlotRange[],
): string {
  const x = scaleLinear([0, slots], [0, width]);
  const steps = area<[at: number, box: Box]>(
    ([at]) => Math.round(x(at)),
    ([, box]) => box.bottom,
    ([, box]) => box.top,
  ).curve(curveStepAfter);
  return ranges
    .map(([from, to]) => {
      const points = boxes.slice(from, to).map((box, index): [number, Box] => [from + index, box]);
      // A step spans its whole slot, so the last one of a range needs an end point.
      const last = boxes[to - 1];
      return steps(last ? [...points, [to, last]] : points) ?? '';
    })
    .join('');
}

function spanHeight(span: readonly number[] | undefined): number {
  return span ? (span[1] ?? 0) - (span[0] ?? 0) : 0;
}
