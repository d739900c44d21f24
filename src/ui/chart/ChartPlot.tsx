import styled from '@emotion/styled';
import { useId, type RefObject } from 'react';
import { theme } from '~/theme/theme';
import { type IndexedSeries, totalAt } from './series';
import { ChartCursor, ChartGrid } from './ChartGrid';
import { ChartMarks, ChartPatterns } from './ChartMarks';
import { barWidth } from './chartShapes';
import type { ChartTotals } from './chartTotals';
import { ChartTooltip } from './ChartTooltip';
import { describeSlot } from './chartText';
import type { CountScale } from './countScale';
import { TotalHatching, TotalLine } from './TotalLine';
import type { PlottedData } from './slots';
import { useSlotCursor } from './useSlotCursor';
import { YearBeforeLine } from './YearBeforeLine';
import type { Size } from '~/ui/useSize';
import { VisuallyHidden } from '~/ui/text';

const noSlots: PlottedData['slots'] = [];

export interface ChartPlotProps extends PlottedData {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly chartId: string;
  readonly label: string;
  /** What the chart shows, in words. */
  readonly summary: string;
  readonly unit: string;
  /** All series, hidden ones included. */
  readonly allSeries: readonly IndexedSeries[];
  readonly totals: ChartTotals | undefined;
  readonly scale: CountScale;
  readonly size: Size;
  readonly notes: ReadonlyMap<string, readonly string[]> | undefined;
}

/**
 * The area between the chart's axes, with the visible series. It is a single tab stop; the arrow keys
 * move a cursor from slot to slot.
 */
export function ChartPlot({
  ref,
  chartId,
  label,
  summary,
  unit,
  slots,
  series,
  allSeries,
  totals,
  scale,
  size: { width, height },
  notes,
}: ChartPlotProps) {
  const summaryId = useId();
  const notesOn = (days: readonly string[]) => days.flatMap((day) => notes?.get(day) ?? []);
  const { cursor, handlers } = useSlotCursor(ref, slots);
  const empty = slots.every((_, slot) => totalAt(series, slot) === null);
  const dimensions = { slots: slots.length, width, height, top: scale.top };
  const line = totals?.drawn && !empty && width > 0 ? { totals, ...dimensions } : undefined;
  const totalChange = cursor && totals?.changes.get(cursor.index);
  const change = totalChange && { ...totalChange, unit, notes: notesOn(cursor.slot.days) };
  const cursorOnTop = barWidth(dimensions) === undefined;
  const cursorElement = cursor ? (
    <ChartCursor slots={slots.length} index={cursor.index} width={width} height={height} />
  ) : null;
  const interactionProps = empty
    ? {}
    : { tabIndex: 0, 'aria-roledescription': 'chart', ...handlers };
  return (
    <Plot
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={summaryId}
      {...interactionProps}
    >
      <VisuallyHidden id={summaryId}>{summary}</VisuallyHidden>
      <Drawing width={width} height={height} aria-hidden="true">
        <ChartPatterns chartId={chartId} series={allSeries} />
        <ChartGrid
          series={series}
          slots={empty ? noSlots : slots}
          width={width}
          height={height}
          {...scale}
        />
        {line ? <TotalHatching chartId={chartId} {...line} /> : null}
        {cursorOnTop ? null : cursorElement}
        {empty || width === 0 ? null : (
          <ChartMarks chartId={chartId} series={series} {...dimensions} />
        )}
        {line ? <TotalLine {...line} /> : null}
        {empty || width === 0 ? null : <YearBeforeLine series={series} {...dimensions} />}
        {cursorOnTop ? cursorElement : null}
      </Drawing>
      {empty ? (
        <Empty aria-hidden="true">
          <span>No data</span>
        </Empty>
      ) : null}
      {cursor ? (
        <ChartTooltip
          chartId={chartId}
          slot={cursor.slot}
          index={cursor.index}
          series={series}
          slots={slots.length}
          width={width}
          change={change}
        />
      ) : null}
      <VisuallyHidden aria-live="polite">
        {cursor?.fromKeyboard ? describeSlot(cursor.slot, cursor.index, series, change) : ''}
      </VisuallyHidden>
    </Plot>
  );
}

// `touch-action`: Horizontal touch moves the cursor; vertical touch scrolls the page.
const Plot = styled.div`
  position: relative;
  touch-action: pan-y;
`;
const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  max-inline-size: none;
  overflow: visible;
`;
const Empty = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  color: ${theme.text.muted};
  ${theme.type[13]};
  & > span {
    padding-inline: ${theme.space[3]};
    background: ${theme.surface.card};
  }
`;
