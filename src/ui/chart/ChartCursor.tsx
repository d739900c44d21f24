import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { barWidth } from './chartShapes';

export interface ChartCursorProps {
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
      <Line x1={centre} x2={centre} y2={height} data-over={bar === undefined ? '' : undefined} />
    </>
  );
}

const Band = styled.rect`
  fill: ${theme.surface.pressed};
  @media (forced-colors: active) {
    fill: none;
  }
`;
const Line = styled.line`
  stroke: ${theme.border.control};
  shape-rendering: crispEdges;
  &[data-over] {
    stroke: ${theme.text.primary};
  }
  @media (forced-colors: active) {
    stroke: Highlight !important;
  }
`;
