import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '../theme/theme';
import type { PlacedSeries } from './ChartSeries';
import { barWidth, chartShapes, type ChartRoom } from './chartShapes';
import { seriesFill } from './seriesFill';
import { seriesMarkStyle } from './seriesMarkStyle';

export interface ChartMarksProps extends ChartRoom {
  chart: string;
  series: readonly PlacedSeries[];
}

/** The stacks of a chart. */
export const ChartMarks = memo(function ChartMarks({ chart, series, ...room }: ChartMarksProps) {
  const shapes = chartShapes(series, room);
  // Below three pixels a day an edge would be all there is to see.
  const edged = barWidth(room) === undefined && room.width / room.days >= 3;
  return series.map(({ name, place }, index) => (
    <Mark
      key={name}
      css={seriesMarkStyle}
      data-series={name}
      data-edged={edged ? '' : undefined}
      fill={seriesFill(chart, place)}
      d={shapes[index]}
    />
  ));
});

const Mark = styled.path`
  &[data-edged] {
    stroke: ${theme.surface.raised};
    shape-rendering: crispEdges;
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
`;
