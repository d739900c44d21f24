import styled from '@emotion/styled';
import { formatNumber } from '../lib/format';
import { theme } from '../theme/theme';
import { amountOn, totalOn } from './chartAmounts';
import type { PlacedSeries } from './ChartSeries';
import { barWidth } from './chartShapes';
import { ChartSwatch } from './ChartSwatch';
import { dayName } from './chartWords';
import { TOOLTIP_OFFSET } from './tooltipOffset';

export interface ChartTooltipProps {
  chart: string;
  day: string;
  index: number;
  series: readonly PlacedSeries[];
  /** How many the plot has, and its width. */
  days: number;
  width: number;
}

/**
 * One day's figures beside its mark, on the side with more room; from the top of the stack down.
 * For the eye: the chart speaks them itself.
 */
export function ChartTooltip({ chart, day, index, series, days, width }: ChartTooltipProps) {
  const total = totalOn(series, index);
  const centre = (index + 0.5) * (width / days);
  const reach = (barWidth({ days, width }) ?? 0) / 2 + TOOLTIP_OFFSET;
  const beyond = centre + reach;
  const before = width - centre + reach;
  const side =
    centre <= width / 2
      ? { insetInlineStart: beyond, maxInlineSize: width - beyond }
      : { insetInlineEnd: before, maxInlineSize: width - before };
  return (
    <Bubble aria-hidden="true" style={side} data-chart-tooltip="">
      <Day>{dayName(day)}</Day>
      {total === null ? (
        <Note>No data</Note>
      ) : (
        series.toReversed().map((each) => (
          <Line key={each.name}>
            <ChartSwatch chart={chart} place={each.place} />
            <Name>{each.name}</Name>
            <Figure>{words(amountOn(each, index))}</Figure>
          </Line>
        ))
      )}
      {total !== null && series.length > 1 ? (
        <Line data-total="">
          <Name>Total</Name>
          <Figure>{words(total)}</Figure>
        </Line>
      ) : null}
    </Bubble>
  );
}

function words(amount: number | null): string {
  return amount === null ? '—' : formatNumber(amount);
}

const Bubble = styled.div`
  position: absolute;
  inset-block-start: 0;
  z-index: ${theme.layer.raised};
  display: grid;
  gap: 2px;
  inline-size: max-content;
  min-inline-size: 112px;
  padding: 8px 10px;
  border-radius: ${theme.radius.control};
  outline: 1px solid transparent;
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.text.primary};
  font-size: ${theme.fontSize[12]};
  pointer-events: none;
`;
const Day = styled.div`
  padding-block-end: 2px;
  font-weight: ${theme.fontWeight.semibold};
`;
const Note = styled.div`
  color: ${theme.text.muted};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  &[data-total] {
    margin-block-start: 4px;
    padding-block-start: 4px;
    border-block-start: 1px solid ${theme.border.hairline};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
const Name = styled.span`
  display: -webkit-box;
  flex: 1;
  min-inline-size: 3em;
  max-inline-size: 14rem;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const Figure = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
