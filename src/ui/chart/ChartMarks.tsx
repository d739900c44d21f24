import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './ChartSeries';
import { barWidth, chartShapes, type ChartDimensions } from './chartShapes';
import { seriesFill } from './seriesFill';
import { seriesMarkStyle } from './seriesMarkStyle';

export interface ChartMarksProps extends ChartDimensions {
  readonly chartId: string;
  readonly series: readonly IndexedSeries[];
}

export const ChartMarks = memo(function ChartMarks({
  chartId,
  series,
  ...dimensions
}: ChartMarksProps) {
  const shapes = chartShapes(series, dimensions);
  // Below three pixels a day the edges would cover the fill.
  const hasEdges = barWidth(dimensions) === undefined && dimensions.width / dimensions.days >= 3;
  return series.map(({ name, seriesIndex }, index) => (
    <Mark
      key={name}
      data-series={name}
      data-edged={hasEdges ? '' : undefined}
      style={seriesFill(chartId, seriesIndex)}
      d={shapes[index]}
    />
  ));
});

const Mark = styled.path`
  &[data-edged] {
    stroke: ${theme.surface.card};
    shape-rendering: crispEdges;
    @media (forced-colors: active) {
      stroke: CanvasText;
    }
  }
  ${seriesMarkStyle}
`;
