import styled from '@emotion/styled';
import { line } from 'd3-shape';
import { memo } from 'react';
import { theme } from '~/theme/theme';
import type { ChartDimensions } from './chartShapes';
import { scales } from './chartTotals';
import { totalYearBeforeAt, type ChartSeries } from './series';

export interface YearBeforeLineProps extends ChartDimensions {
  readonly series: readonly ChartSeries[];
}

/** What the line is called, everywhere. */
export const yearBeforeLabel = 'Year before';

/** The sum of the series on the same days of the year before: a line over the bars, with an edge. */
export const YearBeforeLine = memo(function YearBeforeLine({
  series,
  ...dimensions
}: YearBeforeLineProps) {
  const { x, y } = scales(dimensions);
  const counts = Array.from({ length: dimensions.slots }, (_, slot) =>
    totalYearBeforeAt(series, slot),
  );
  const path = line<number | null>()
    .defined((count) => count !== null)
    .x((_, slot) => x(slot + 0.5))
    .y((count) => y(count ?? 0))(counts);
  return path ? (
    <>
      <Edge d={path} />
      <Line data-year-before="" d={path} />
    </>
  ) : null;
});

/** A sample of the line, shown beside its name, of the size of ChartSwatch. */
export function YearBeforeSwatch() {
  return (
    <Swatch viewBox="0 0 8 8" aria-hidden="true">
      <Line d="M1 6 3 3 5 5 7 2" />
    </Swatch>
  );
}

const Line = styled.path`
  fill: none;
  stroke: ${theme.text.primary};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
  @media (forced-colors: active) {
    stroke: Highlight;
    stroke-width: 2;
  }
`;
const Edge = styled(Line)`
  stroke: ${theme.surface.card};
  stroke-width: 4.5;
  @media (forced-colors: active) {
    stroke: Canvas;
    stroke-width: 5;
  }
`;
const Swatch = styled.svg`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  overflow: visible;
  @media print, (forced-colors: active) {
    inline-size: 14px;
    block-size: 14px;
  }
`;
