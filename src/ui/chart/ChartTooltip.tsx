import styled from '@emotion/styled';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { capitalStyle } from '~/ui/text';
import { seriesFill } from './seriesStyle';
import { peakLabel, slotLabel, type ChartSeries, type Slot } from './slots';

interface ChartTooltipProps {
  readonly slot: Slot;
  readonly index: number;
  /** The number of slots in the plot. */
  readonly slots: number;
  readonly series: readonly ChartSeries[];
}

/**
 * A slot's figures, beside it and within the plot, on the side with more space: it covers no control
 * and stays inside the card. Hidden from screen readers, which get the plot's live region.
 */
export function ChartTooltip({ slot, index, slots, series }: ChartTooltipProps) {
  const isFirstHalf = index < slots / 2;
  const side = isFirstHalf ? 'insetInlineStart' : 'insetInlineEnd';
  const distance = isFirstHalf ? index + 1 : slots - index;
  const peak = peakLabel(slot);
  return (
    <Popup aria-hidden="true" style={{ [side]: `${(distance / slots) * 100}%` }}>
      <b>{slotLabel(slot)}</b>
      {peak && <Muted>{peak}</Muted>}
      {slot.seats === null ? (
        <Muted>No data</Muted>
      ) : (
        series.map(({ name, index: colour }, place) => (
          <Line key={name}>
            <Swatch index={colour} />
            <span>{name}</span>
            <b>{countText(slot.counts[place])}</b>
          </Line>
        ))
      )}
      {slot.seats !== null && series.length > 1 && (
        <Line>
          <span>Total</span>
          <b>{countText(slot.seats)}</b>
        </Line>
      )}
    </Popup>
  );
}

function countText(count: number | null = null): string {
  return count === null ? '—' : formatNumber(count);
}

/** A sample of a seat type's fill. Larger where it has a texture. */
export const Swatch = styled.span<{ readonly index: number }>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  ${({ index }) => seriesFill(index)}
  @media print, (forced-colors: active) {
    inline-size: 14px;
    block-size: 14px;
    border: 1px solid CanvasText;
  }
`;
const Popup = styled.div`
  position: absolute;
  inset-block-start: 0;
  z-index: ${theme.layer.raised};
  display: grid;
  gap: 2px;
  max-inline-size: 50%;
  margin-inline: 4px;
  padding: 5px 10px;
  border-radius: ${theme.radius.control};
  outline: 1px solid transparent;
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: none;
  & b {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
const Muted = styled.span`
  ${capitalStyle}
  color: ${theme.text.muted};
`;
const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  & > span:not(:first-of-type),
  & > span:only-of-type {
    ${capitalStyle}
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    margin-inline-start: auto;
  }
`;
