import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './ChartSeries';
import { noDataRanges, type ChartDimensions } from './chartShapes';
import type { CountScale } from './countScale';

export interface ChartGridProps extends Omit<ChartDimensions, 'top'>, CountScale {
  readonly series: readonly IndexedSeries[];
}

/** The horizontal grid lines of a chart, and a muted band over days without data. */
export const ChartGrid = memo(function ChartGrid({
  series,
  days,
  width,
  height,
  top,
  ticks,
}: ChartGridProps) {
  const dayWidth = width / days;
  return (
    <>
      {noDataRanges(series, days).map(([from, to]) => (
        <NoDataBand
          key={from}
          x={Math.round(from * dayWidth)}
          width={Math.round(to * dayWidth) - Math.round(from * dayWidth)}
          height={height}
        />
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

const NoDataBand = styled.rect`
  fill: ${theme.surface.hover};
  fill-opacity: 0.7;
  @media (forced-colors: active) {
    fill: none;
  }
`;
const GridLine = styled.line`
  stroke: ${theme.chart.grid};
  shape-rendering: crispEdges;
  &[data-base] {
    stroke: ${theme.border.button};
  }
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;
