import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { patternId, seriesStyle } from './seriesFill';

export interface ChartPatternsProps {
  /** The chart's id, the prefix of the pattern ids. */
  readonly chartId: string;
  readonly seriesCount: number;
}

/**
 * SVG patterns for the chart's series, so that colour isn't the only way to tell them apart (WCAG
 * 1.4.1). In forced-colors mode the texture is the only difference.
 */
export function ChartPatterns({ chartId, seriesCount }: ChartPatternsProps) {
  const patterns = Array.from({ length: seriesCount }, (_, seriesIndex) => ({
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
