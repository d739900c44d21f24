import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, stack } from 'd3-shape';
import { amountOn, totalOn } from './chartAmounts';
import type { PlacedSeries } from './ChartSeries';

export interface ChartRoom {
  readonly days: number;
  readonly width: number;
  readonly height: number;
  /** The count at the top. */
  readonly top: number;
}

/**
 * The width of a day's bar; nothing where days are too narrow for bars and become steps of an area.
 */
export function barWidth({ days, width }: Pick<ChartRoom, 'days' | 'width'>): number | undefined {
  const day = width / days;
  return day < 4 ? undefined : Math.min(48, Math.floor(day) - Math.max(1, Math.round(day * 0.28)));
}

/**
 * One path for each series, the first at the bottom: bars, or areas in steps. Whole pixels, and a
 * pixel of air between two bars.
 */
export function chartShapes(series: readonly PlacedSeries[], room: ChartRoom): string[] {
  const y = scaleLinear([0, room.top], [room.height, 0]);
  const layers = stack<unknown, number, PlacedSeries>()
    .keys(series)
    .value((day, each) => amountOn(each, day) ?? 0)(
    Array.from({ length: room.days }, (_, day) => day),
  );
  const bar = barWidth(room);
  const floors = Array.from({ length: room.days }, () => room.height);
  const highest = floors.map((_, day) => layers.findLastIndex((layer) => height(layer[day]) > 0));

  return layers.map((layer, place) => {
    const boxes = layer.map((span, day) => {
      const floor = floors[day] ?? room.height;
      // However small, a count shows as a pixel.
      const ceiling = height(span) > 0 ? Math.min(Math.round(y(span[1])), floor - 1) : floor;
      floors[day] = ceiling;
      return {
        ceiling,
        floor: bar !== undefined && floor - ceiling > 2 && floor < room.height ? floor - 1 : floor,
      };
    });
    if (bar === undefined) return stepsPath(boxes, room, knownRuns(series, room.days));
    return boxes
      .map((box, day) =>
        barPath(
          box,
          Math.round(((day + 0.5) * room.width) / room.days - bar / 2),
          bar,
          highest[day] === place,
        ),
      )
      .join('');
  });
}

/** Stretches of days, the end excluded, of which nothing is known. */
export function unknownRuns(
  series: readonly PlacedSeries[],
  days: number,
): [from: number, to: number][] {
  return runs(days, (day) => totalOn(series, day) === null);
}

interface Box {
  readonly ceiling: number;
  readonly floor: number;
}

function barPath({ ceiling, floor }: Box, x: number, width: number, rounded: boolean): string {
  const tall = floor - ceiling;
  if (tall <= 0) return '';
  const r = rounded && width >= 6 ? Math.min(2, tall) : 0;
  return `M${x},${floor}V${ceiling + r}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}V${floor}z`;
}

function stepsPath(
  boxes: readonly Box[],
  { days, width }: ChartRoom,
  known: readonly [number, number][],
): string {
  const x = scaleLinear([0, days], [0, width]);
  const steps = area<[at: number, box: Box]>(
    ([at]) => Math.round(x(at)),
    ([, box]) => box.floor,
    ([, box]) => box.ceiling,
  ).curve(curveStepAfter);
  return known
    .map(([from, to]) => {
      const points = boxes.slice(from, to).map((box, index): [number, Box] => [from + index, box]);
      // A day lasts until the next one begins; the last of a run too.
      const last = boxes[to - 1];
      return steps(last ? [...points, [to, last]] : points) ?? '';
    })
    .join('');
}

function knownRuns(series: readonly PlacedSeries[], days: number): [from: number, to: number][] {
  return runs(days, (day) => totalOn(series, day) !== null);
}

function runs(days: number, belongs: (day: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  for (let day = 0; day < days; day += 1) {
    const open = found.at(-1);
    if (!belongs(day)) continue;
    if (open?.[1] === day) open[1] = day + 1;
    else found.push([day, day + 1]);
  }
  return found;
}

function height(span: readonly number[] | undefined): number {
  return span ? (span[1] ?? 0) - (span[0] ?? 0) : 0;
}
