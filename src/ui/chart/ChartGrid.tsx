import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './series';
import { barWidth, type ChartDimensions } from './chartShapes';
import type { CountScale } from './countScale';
import { noDataRanges, weekendRanges, type DayRange } from './dayRanges';

export interface ChartGridProps extends Omit<ChartDimensions, 'top' | 'days'>, CountScale {
  readonly days: readonly string[];
  readonly series: readonly IndexedSeries[];
}

/**
 * The background of a chart: bands behind weekends and behind days without data, and the horizontal
 * grid lines. Where days are too narrow for bars, weekends would only flicker.
 */
export const ChartGrid = memo(function ChartGrid({
  series,
  days,
  width,
  height,
  top,
  ticks,
}: ChartGridProps) {
  const x = (day: number) => Math.round((day * width) / days.length);
  const band = ([from, to]: DayRange) => ({ x: x(from), width: x(to) - x(from), height });
  const hasWeekends = barWidth({ days: days.length, width }) !== undefined;
  return (
    <>
      {hasWeekends
        ? weekendRanges(days).map((range) => (
            <Band key={range[0]} data-weekend="" {...band(range)} />
          ))
        : null}
      {noDataRanges(series, days.length).map((range) => (
        <Band key={range[0]} data-no-data="" {...band(range)} />
      ))}
      {ticks.map((tick) => (
        <GridLine
          key={tick}
          data-base={tick === 0 ? '' : undefined}
          x2={width}
          transform={`translate(0 ${Math.round(height * (1 - tick / top)) + 0.5})`}
        />
      ))}
    </>
  );
});

interface ChartCursorProps {
  readonly days: number;
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Highlights the selected day: a band behind its bar with a line down to the axis. Over a step
 * area, where days are narrow, only the line.
 */
export function ChartCursor({ days, index, width, height }: ChartCursorProps) {
  const dayWidth = width / days;
  const bar = barWidth({ days, width });
  const bandWidth = Math.min(dayWidth, (bar ?? 0) + 24);
  const middle = (index + 0.5) * dayWidth;
  const from = Math.round(middle - bandWidth / 2);
  const to = Math.round(middle + bandWidth / 2);
  const centre = Math.round(middle) - 0.5;
  return (
    <>
      {bar === undefined ? null : <Band x={from} width={to - from} height={height} />}
      <CursorLine
        x1={centre}
        x2={centre}
        y2={height}
        data-over={bar === undefined ? '' : undefined}
      />
    </>
  );
}

const Band = styled.rect`
  fill: ${theme.surface.pressed};
  &[data-weekend] {
    fill: ${theme.chart.weekend};
  }
  &[data-no-data] {
    fill: ${theme.surface.hover};
    fill-opacity: 0.7;
  }
  @media (forced-colors: active) {
    fill: none !important;
  }
`;
const GridLine = styled.line`
  stroke: ${theme.chart.grid};
  stroke-opacity: 0.6;
  shape-rendering: crispEdges;
  &[data-base] {
    stroke: ${theme.border.button};
    stroke-opacity: 1;
  }
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;
const CursorLine = styled.line`
  stroke: ${theme.border.control};
  shape-rendering: crispEdges;
  &[data-over] {
    stroke: ${theme.text.primary};
  }
  @media (forced-colors: active) {
    stroke: Highlight !important;
  }
`;
