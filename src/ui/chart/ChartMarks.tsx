import styled from '@emotion/styled';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './series';
import { barWidth, chartShapes, type ChartDimensions } from './chartShapes';
import { patternId, seriesFill, seriesMarkStyle, seriesStyle } from './seriesStyle';

interface SeriesProps {
  /** The chart's id, the prefix of the pattern ids. */
  readonly chartId: string;
  readonly series: readonly IndexedSeries[];
}

export const ChartMarks = memo(function ChartMarks({
  chartId,
  series,
  ...dimensions
}: SeriesProps & ChartDimensions) {
  const shapes = chartShapes(series, dimensions);
  // Below three pixels a slot the edges would cover the fill.
  const hasEdges = barWidth(dimensions) === undefined && dimensions.width / dimensions.slots >= 3;
  return series.map(({ name, seriesIndex }, index) => (
    <Mark
      key={name}
      data-series={name}
      hasEdges={hasEdges}
      style={seriesFill(chartId, seriesIndex)}
      d={shapes[index]}
    />
  ));
});

/**
 * SVG patterns for the chart's series in print and in forced-colors mode, where the texture is the
 * only difference. On screen the gaps between the parts, the order of the legend and the tooltip
 * tell them apart as well as the colour does (WCAG 1.4.1).
 */
export function ChartPatterns({ chartId, series }: SeriesProps) {
  const patterns = series.map(({ seriesIndex }) => ({
    id: patternId(chartId, seriesIndex),
    ...seriesStyle(seriesIndex),
  }));
  return (
    <defs>
      {patterns
        .filter(({ texture }) => texture !== '')
        .map(({ id, colour, texture }) => (
          <pattern key={id} id={id} width="6" height="6" patternUnits="userSpaceOnUse">
            <PatternBackground width="6" height="6" style={{ fill: colour }} />
            <PatternLines d={texture} />
          </pattern>
        ))}
    </defs>
  );
}

const edgeStyle = `
  stroke: ${theme.surface.card};
  shape-rendering: crispEdges;
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
const Mark = styled.path<{ readonly hasEdges: boolean }>`
  ${({ hasEdges }) => hasEdges && edgeStyle}
  ${seriesMarkStyle}
`;
const PatternBackground = styled.rect`
  @media (forced-colors: active) {
    fill: Canvas !important;
  }
`;
const PatternLines = styled.path`
  stroke: ${theme.surface.card};
  stroke-opacity: 0.4;
  stroke-width: 1;
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-opacity: 1;
  }
`;
