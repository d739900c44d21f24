import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './series';
import { barWidth, type ChartDimensions } from './chartShapes';
import type { CountScale } from './countScale';
import { noDataRanges, weekendRanges, type SlotRange } from './slotRanges';
import type { Slot } from './slots';

export interface ChartGridProps extends Omit<ChartDimensions, 'top' | 'slots'>, CountScale {
  readonly slots: readonly Slot[];
  readonly series: readonly IndexedSeries[];
}

/**
 * The background of a chart: bands behind weekends and behind slots without data, and the horizontal
 * grid lines. Where days are too narrow for bars, weekends would only flicker.
 */
export const ChartGrid = memo(function ChartGrid({
  series,
  slots,
  width,
  height,
  top,
  ticks,
}: ChartGridProps) {
  const x = (slot: number) => Math.round((slot * width) / slots.length);
  const band = ([from, to]: SlotRange) => ({ x: x(from), width: x(to) - x(from), height });
  const hasWeekends = barWidth({ slots: slots.length, width }) !== undefined;
  return (
    <>
      {hasWeekends
        ? weekendRanges(slots).map((range) => <WeekendBand key={range[0]} {...band(range)} />)
        : null}
      {noDataRanges(series, slots.length).map((range) => (
        <NoDataBand key={range[0]} {...band(range)} />
      ))}
      {ticks.map((tick) => (
        <GridLine
          key={tick}
          isBase={tick === 0}
          x2={width}
          transform={`translate(0 ${Math.round(height * (1 - tick / top)) + 0.5})`}
        />
      ))}
    </>
  );
});

interface ChartCursorProps {
  readonly slots: number;
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Highlights the selected slot: a band behind its bar with a line down to the axis. Over a step
 * area, where slots are narrow, only the line.
 */
export function ChartCursor({ slots, index, width, height }: ChartCursorProps) {
  const slotWidth = width / slots;
  const bar = barWidth({ slots, width });
  const bandWidth = Math.min(slotWidth, (bar ?? 0) + 24);
  const middle = (index + 0.5) * slotWidth;
  const from = Math.round(middle - bandWidth / 2);
  const to = Math.round(middle + bandWidth / 2);
  const centre = Math.round(middle) - 0.5;
  return (
    <>
      {bar === undefined ? null : <Band x={from} width={to - from} height={height} />}
      <CursorLine x1={centre} x2={centre} y2={height} isOverArea={bar === undefined} />
    </>
  );
}

const Band = styled.rect`
  fill: ${theme.surface.pressed};
  @media (forced-colors: active) {
    fill: none !important;
  }
`;
const WeekendBand = styled(Band)`
  fill: ${theme.chart.weekend};
`;
const NoDataBand = styled(Band)`
  fill: ${theme.surface.hover};
  fill-opacity: 0.7;
`;
const GridLine = styled.line<{ readonly isBase: boolean }>`
  stroke: ${({ isBase }) => (isBase ? theme.border.button : theme.chart.grid)};
  stroke-opacity: ${({ isBase }) => (isBase ? 1 : 0.6)};
  shape-rendering: crispEdges;
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;
const CursorLine = styled.line<{ readonly isOverArea: boolean }>`
  stroke: ${({ isOverArea }) => (isOverArea ? theme.text.primary : theme.border.control)};
  shape-rendering: crispEdges;
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;
