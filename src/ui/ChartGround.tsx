import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '../theme/theme';
import type { PlacedSeries } from './ChartSeries';
import { unknownRuns, type ChartRoom } from './chartShapes';
import type { CountScale } from './countScale';

export interface ChartGroundProps extends Omit<ChartRoom, 'top'>, CountScale {
  series: readonly PlacedSeries[];
}

/**
 * What a chart's marks stand on: the lines of its counts, and a quiet band over days of which
 * nothing is known.
 */
export const ChartGround = memo(function ChartGround({
  series,
  days,
  width,
  height,
  top,
  ticks,
}: ChartGroundProps) {
  const day = width / days;
  return (
    <>
      {unknownRuns(series, days).map(([from, to]) => (
        <Unknown
          key={from}
          x={Math.round(from * day)}
          width={Math.round(to * day) - Math.round(from * day)}
          height={height}
        />
      ))}
      {ticks.map((tick) => (
        <Level
          key={tick}
          data-base={tick === 0 ? '' : undefined}
          x2={width}
          transform={`translate(0 ${Math.round(height * (1 - tick / top)) + 0.5})`}
        />
      ))}
    </>
  );
});

const Unknown = styled.rect`
  fill: ${theme.surface.hover};
  fill-opacity: 0.7;
  @media (forced-colors: active) {
    fill: none;
  }
`;
const Level = styled.line`
  stroke: ${theme.chart.grid};
  shape-rendering: crispEdges;
  &[data-base] {
    stroke: ${theme.border.strong};
  }
  @media (forced-colors: active) {
    stroke: GrayText;
  }
`;
