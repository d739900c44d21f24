import styled from '@emotion/styled';
import { memo } from 'react';
import { formatNumber } from '~/lib/format';
import { formatShortNumber } from '~/lib/formatShort';
import { theme } from '~/theme/theme';
import type { ChartDimensions } from './chartShapes';
import type { CapacityLevel } from '~/ui/Seats';
import { CountLabel } from './CountAxis';
import { aboveTotalsPath, totalMarks, totalsPath, type ChartTotals } from './chartTotals';

export interface TotalLineProps extends ChartDimensions {
  readonly totals: ChartTotals;
}

/** The dashed line of totals, over the bars, with a mark on each slot with a change. */
export const TotalLine = memo(function TotalLine({ totals, ...dimensions }: TotalLineProps) {
  const { level, values } = totals;
  return (
    <>
      <Line data-line="" level={level} d={totalsPath(values, dimensions)} />
      {totalMarks(totals, dimensions).map(({ x, y }) => (
        <Mark key={x} data-mark="" level={level} cx={x} cy={y} r={markRadius} />
      ))}
    </>
  );
});

/** Faint hatching above the line of totals, behind the bars: there are no seats. */
export const TotalHatching = memo(function TotalHatching({
  chartId,
  totals,
  ...dimensions
}: TotalLineProps & { readonly chartId: string }) {
  const id = `${chartId}-above-total`;
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
        <HatchingLines d="M-1 1 1-1M-1 6 6-1M4 6 6 4" />
      </pattern>
      <path fill={`url(#${id})`} d={aboveTotalsPath(totals.values, dimensions)} />
    </>
  );
});

/** In pixels, to the middle of the ring: the inner half of the ring covers one of them. */
const markRadius = 4;

/** From here on the label would be too wide. */
const shortenedFrom = 1_000_000;

/**
 * The current total beside the end of its line, in a column as wide as the number. A total far above
 * the plot is at its top, with an arrow.
 */
export function TotalLabel({
  totals: { current, drawn, level },
  top,
}: Pick<TotalLineProps, 'totals' | 'top'>) {
  const number = current < shortenedFrom ? formatNumber(current) : formatShortNumber(current);
  const text = drawn ? number : `↑ ${number}`;
  return (
    <Column aria-hidden="true" data-total-label="">
      <CountLabel text={text} at={`${drawn ? (current / top) * 100 : 100}%`} level={level} />
    </Column>
  );
}

interface LevelProps {
  readonly level: CapacityLevel | undefined;
}

const levelColours: Readonly<Record<CapacityLevel, string>> = {
  low: theme.warning.solid,
  out: theme.capacity.out,
};

/** In forced-colors mode the colour is that of text. */
const levelColour = ({ level }: LevelProps) => `
  color: ${level ? levelColours[level] : theme.border.control};
  @media (forced-colors: active) {
    color: CanvasText;
  }
`;
const Line = styled.path<LevelProps>`
  ${levelColour}
  fill: none;
  stroke: currentcolor;
  stroke-width: ${({ level }) => (level ? 2 : 1)};
  stroke-dasharray: 5 3;
  shape-rendering: crispEdges;
`;
const Mark = styled.circle<LevelProps>`
  ${levelColour}
  fill: currentcolor;
  stroke: ${theme.surface.card};
  stroke-width: 2;
  @media (forced-colors: active) {
    stroke: Canvas;
  }
`;
const HatchingLines = styled.path`
  stroke: ${theme.border.button};
  stroke-opacity: 0.5;
  stroke-width: 0.75;
  @media (forced-colors: active) {
    stroke: none;
  }
`;
const Column = styled.div`
  position: relative;
  justify-self: start;
  font-weight: ${theme.fontWeight.medium};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
