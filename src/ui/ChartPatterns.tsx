import styled from '@emotion/styled';
import { theme } from '../theme/theme';
import { patternId, seriesLook } from './seriesFill';

export interface ChartPatternsProps {
  /** The chart's id, which the patterns' own begin with. */
  chart: string;
  /** How many series it has. */
  count: number;
}

/**
 * The textures of a chart's series: colour is not the only sign, and where the reader's own colours
 * rule it is none.
 */
export function ChartPatterns({ chart, count }: ChartPatternsProps) {
  const looks = Array.from({ length: count }, (_, place) => ({
    id: patternId(chart, place),
    ...seriesLook(place),
  }));
  return (
    <defs>
      {looks
        .filter(({ texture }) => texture !== '')
        .map(({ id, colour, texture }) => (
          <pattern key={id} id={id} width="6" height="6" patternUnits="userSpaceOnUse">
            <Ground width="6" height="6" style={{ fill: colour }} />
            <Lines d={texture} />
          </pattern>
        ))}
    </defs>
  );
}

const Ground = styled.rect`
  @media (forced-colors: active) {
    fill: Canvas !important;
  }
`;
const Lines = styled.path`
  stroke: ${theme.surface.raised};
  stroke-opacity: 0.4;
  stroke-width: 1;
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-opacity: 1;
  }
`;
