import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, stack } from 'd3-shape';
import { countAt, totalAt } from './chartCounts';
import type { IndexedSeries } from './ChartSeries';

export interface ChartDimensions {
  readonly days: number;
  readonly width: number;
  readonly height: number;
  /** The count at the top. */
  readonly top: number;
}

/**
 * The width of a day's bar; nothing where days are too narrow for bars and become steps of an area.
 */
export function barWidth({
  days,
  width,
}: Pick<ChartDimensions, 'days' | 'width'>): number | undefined {
  const dayWidth = width / days;
  return dayWidth < 4
    ? undefined
    : Math.min(48, Math.floor(dayWidth) - Math.max(1, Math.round(dayWidth * 0.28)));
}

/**
 * One path for each series, the first at the bottom: bars, or areas in steps. Whole pixels, and a
 * pixel of air between two bars.
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
  const floors = Array.from({ length: dimensions.days }, () => dimensions.height);
  const topSeries = floors.map((_, day) =>
    layers.findLastIndex((layer) => spanHeight(layer[day]) > 0),
  );

  return layers.map((layer, seriesIndex) => {
    const boxes = layer.map((span, day) => {
      const floor = floors[day] ?? dimensions.height;
      // However small, a count shows as a pixel.
      const ceiling = spanHeight(span) > 0 ? Math.min(Math.round(y(span[1])), floor - 1) : floor;
      floors[day] = ceiling;
      return {
        ceiling,
        floor:
          bar !== undefined && floor - ceiling > 2 && floor < dimensions.height ? floor - 1 : floor,
      };
    });
    if (bar === undefined) return stepsPath(boxes, dimensions, dataRanges(series, dimensions.days));
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

/** Stretches of days, the end excluded, of which nothing is known. */
export function noDataRanges(
  series: readonly IndexedSeries[],
  days: number,
): [from: number, to: number][] {
  return consecutiveRanges(days, (day) => totalAt(series, day) === null);
}

interface Box {
  readonly ceiling: number;
  readonly floor: number;
}

function barPath({ ceiling, floor }: Box, x: number, width: number, rounded: boolean): string {
  const barHeight = floor - ceiling;
  if (barHeight <= 0) return '';
  const r = rounded && width >= 6 ? Math.min(2, barHeight) : 0;
  return `M${x},${floor}V${ceiling + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${floor}z`;
}

function stepsPath(
  boxes: readonly Box[],
  { days, width }: ChartDimensions,
  ranges: readonly [number, number][],
): string {
  const x = scaleLinear([0, days], [0, width]);
  const steps = area<[at: number, box: Box]>(
    ([at]) => Math.round(x(at)),
    ([, box]) => box.floor,
    ([, box]) => box.ceiling,
  ).curve(curveStepAfter);
  return ranges
    .map(([from, to]) => {
      const points = boxes.slice(from, to).map((box, index): [number, Box] => [from + index, box]);
      // A day lasts until the next one begins; the last of a run too.
      const last = boxes[to - 1];
      return steps(last ? [...points, [to, last]] : points) ?? '';
    })
    .join('');
}

function dataRanges(series: readonly IndexedSeries[], days: number): [from: number, to: number][] {
  return consecutiveRanges(days, (day) => totalAt(series, day) !== null);
}

function consecutiveRanges(
  days: number,
  predicate: (day: number) => boolean,
): [from: number, to: number][] {
  const ranges: [number, number][] = [];
  for (let day = 0; day < days; day += 1) {
    const lastRange = ranges.at(-1);
    if (!predicate(day)) continue;
    if (lastRange?.[1] === day) lastRange[1] = day + 1;
    else ranges.push([day, day + 1]);
  }
  return ranges;
}

function spanHeight(span: readonly number[] | undefined): number {
  return span ? (span[1] ?? 0) - (span[0] ?? 0) : 0;
}
