import styled from '@emotion/styled';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { capitalStyle } from '~/ui/text';
import { countAt, type IndexedSeries, totalAt, totalYearBeforeAt } from './series';
import { ChartSwatch } from './ChartSwatch';
import { changeLabel, peakLabel, slotLabel, type SlotChange } from './chartText';
import type { Slot } from './slots';
import { yearBeforeLabel, YearBeforeSwatch } from './YearBeforeLine';

export interface ChartTooltipProps {
  readonly chartId: string;
  readonly slot: Slot;
  readonly index: number;
  readonly series: readonly IndexedSeries[];
  /** The number of slots in the plot. */
  readonly slots: number;
  readonly width: number;
  /** The change of the total in this slot, if there is one. */
  readonly change: SlotChange | undefined;
}

/**
 * One slot's figures, in the order of the legend and the table, above the plot and centred on the slot
 * where there is space. Hidden from screen readers, which get the live region of ChartPlot.
 */
export function ChartTooltip({
  chartId,
  slot,
  index,
  series,
  slots,
  width,
  change,
}: ChartTooltipProps) {
  const total = totalAt(series, index);
  const yearBefore = totalYearBeforeAt(series, index);
  const peak = total === null ? undefined : peakLabel(slot);
  const centre = ((index + 0.5) * width) / slots;
  // Percentages of a translation refer to the element itself.
  const x = `clamp(${-centre}px, -50%, ${width - centre}px - 100%)`;
  const rise = maxRise + (series.length > 1 ? legendHeight : 0);
  const y = `max(-100% - ${distance}px, ${-rise}px)`;
  return (
    <Popup
      aria-hidden="true"
      style={{ maxInlineSize: width, left: centre, transform: `translate(${x}, ${y})` }}
      data-chart-tooltip=""
    >
      <Title>{slotLabel(slot)}</Title>
      {peak ? <Note>{peak}</Note> : null}
      {total === null ? (
        <Note>No data</Note>
      ) : (
        series.map((each) => (
          <Line key={each.name}>
            <ChartSwatch chartId={chartId} seriesIndex={each.seriesIndex} />
            <Name>{each.name}</Name>
            <Value>{countOrDash(countAt(each, index))}</Value>
          </Line>
        ))
      )}
      {total !== null && series.length > 1 ? (
        <TotalLine>
          <Name>Total</Name>
          <Value>{countOrDash(total)}</Value>
        </TotalLine>
      ) : null}
      {yearBefore === null ? null : (
        <Line>
          <YearBeforeSwatch />
          <Name>{yearBeforeLabel}</Name>
          <Value>{formatNumber(yearBefore)}</Value>
        </Line>
      )}
      {change ? (
        <Change data-change="">
          <div>{changeLabel(change)}</div>
          {change.notes.map((note, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- a text may occur twice
            <ChangeNote key={place}>{note}</ChangeNote>
          ))}
        </Change>
      ) : null}
    </Popup>
  );
}

/** In pixels, between the plot and the tooltip. */
const distance = 8;
/** In pixels: a panel's header and padding, and a legend. A tooltip that is higher covers the plot. */
const maxRise = 64;
const legendHeight = 24;

function countOrDash(count: number | null): string {
  return count === null ? '—' : formatNumber(count);
}

const Popup = styled.div`
  position: absolute;
  inset-block-start: 0;
  z-index: ${theme.layer.raised};
  display: grid;
  gap: 2px;
  inline-size: max-content;
  min-inline-size: 112px;
  padding: 5px 10px;
  border-radius: ${theme.radius.control};
  outline: 1px solid transparent;
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.text.primary};
  ${theme.type[12]};
  pointer-events: none;
`;
const Title = styled.div`
  font-weight: ${theme.fontWeight.semibold};
`;
const Note = styled.div`
  ${capitalStyle}
  color: ${theme.text.muted};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
`;
const TotalLine = styled(Line)`
  margin-block-start: 4px;
  padding-block-start: 4px;
  border-block-start: 1px solid ${theme.border.hairline};
  font-weight: ${theme.fontWeight.semibold};
`;
const Change = styled.div`
  max-inline-size: 16rem;
  margin-block-start: 4px;
  padding-block-start: 4px;
  border-block-start: 1px solid ${theme.border.hairline};
  font-weight: ${theme.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
`;
const twoLines = `
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
const ChangeNote = styled.div`
  ${twoLines};
  color: ${theme.text.muted};
  font-weight: ${theme.fontWeight.regular};
  unicode-bidi: plaintext;
`;
const Name = styled.span`
  ${capitalStyle}
  ${twoLines};
  flex: 1;
  min-inline-size: 3em;
  max-inline-size: 14rem;
`;
const Value = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
