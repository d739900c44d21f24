import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './ChartSeries';
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
            <WeekendBand key={range[0]} data-weekend="" {...band(range)} />
          ))
        : null}
      {noDataRanges(series, days.length).map((range) => (
        <NoDataBand key={range[0]} {...band(range)} />
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

const WeekendBand = styled.rect`
  fill: ${theme.chart.weekend};
  @media (forced-colors: active) {
    fill: none;
  }
`;
const NoDataBand = styled.rect`
  fill: ${theme.surface.hover};
  fill-opacity: 0.7;
  @media (forced-colors: active) {
    fill: none;
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
