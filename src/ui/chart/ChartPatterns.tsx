import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './ChartSeries';
import { patternId, seriesStyle } from './seriesFill';

export interface ChartPatternsProps {
  /** The chart's id, the prefix of the pattern ids. */
  readonly chartId: string;
  readonly series: readonly IndexedSeries[];
}

/**
 * SVG patterns for the chart's series in print and in forced-colors mode, where the texture is the
 * only difference. On screen the gaps between the parts, the order of the legend and the tooltip
 * tell them apart as well as the colour does (WCAG 1.4.1).
 */
export function ChartPatterns({ chartId, series }: ChartPatternsProps) {
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
