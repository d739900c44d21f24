import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, stack } from 'd3-shape';
import { countAt, type IndexedSeries, totalAt } from './series';
import { consecutiveRanges, type DayRange } from './dayRanges';

export interface ChartDimensions {
  readonly days: number;
  readonly width: number;
  readonly height: number;
  /** The count at the top of the plot. */
  readonly top: number;
}

const maxBarWidth = 24;

/**
 * The width of a day's bar in pixels; undefined if days are under 4 px wide and are drawn as a step
 * area instead.
 */
export function barWidth({
  days,
  width,
}: Pick<ChartDimensions, 'days' | 'width'>): number | undefined {
  const dayWidth = width / days;
  return dayWidth < 4
    ? undefined
    : Math.min(maxBarWidth, Math.floor(dayWidth) - Math.max(1, Math.round(dayWidth * 0.32)));
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
    .value((day, each) => countAt(each, day) ?? 0)(
    Array.from({ length: dimensions.days }, (_, day) => day),
  );
  const bar = barWidth(dimensions);
  const stackTops = Array.from({ length: dimensions.days }, () => dimensions.height);
  const topSeries = stackTops.map((_, day) =>
    layers.findLastIndex((layer) => spanHeight(layer[day]) > 0),
  );

  return layers.map((layer, seriesIndex) => {
    const boxes = layer.map((span, day) => {
      const bottom = stackTops[day] ?? dimensions.height;
      // Every count above zero is at least one pixel high.
      const top = spanHeight(span) > 0 ? Math.min(Math.round(y(span[1])), bottom - 1) : bottom;
      stackTops[day] = top;
      const isStacked = bar !== undefined && bottom < dimensions.height;
      return { top, bottom: isStacked ? bottom - gapBelow(bottom - top, bar) : bottom };
    });
    if (bar === undefined) {
      const hasData = (day: number) => totalAt(series, day) !== null;
      return stepsPath(boxes, dimensions, consecutiveRanges(dimensions.days, hasData));
    }
    return boxes
      .map((box, day) =>
        barPath(
          box,
          Math.round(((day + 0.5) * dimensions.width) / dimensions.days - bar / 2),
          bar,
          topSeries[day] === seriesIndex,
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
  { days, width }: ChartDimensions,
  ranges: readonly DayRange[],
): string {
  const x = scaleLinear([0, days], [0, width]);
  const steps = area<[at: number, box: Box]>(
    ([at]) => Math.round(x(at)),
    ([, box]) => box.bottom,
    ([, box]) => box.top,
  ).curve(curveStepAfter);
  return ranges
    .map(([from, to]) => {
      const points = boxes.slice(from, to).map((box, index): [number, Box] => [from + index, box]);
      // A step spans its whole day, so the last day of a range needs an end point.
      const last = boxes[to - 1];
      return steps(last ? [...points, [to, last]] : points) ?? '';
    })
    .join('');
}

function spanHeight(span: readonly number[] | undefined): number {
  return span ? (span[1] ?? 0) - (span[0] ?? 0) : 0;
}
