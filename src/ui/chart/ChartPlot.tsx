import styled from '@emotion/styled';
import { useId, type RefObject } from 'react';
import { theme } from '~/theme/theme';
import { type IndexedSeries, totalAt } from './series';
import { ChartCursor, ChartGrid } from './ChartGrid';
import { ChartMarks, ChartPatterns } from './ChartMarks';
import { barWidth } from './chartShapes';
import type { ChartTotals } from './chartTotals';
import { ChartTooltip } from './ChartTooltip';
import { chartSummary, describeDay } from './chartText';
import type { CountScale } from './countScale';
import { TotalHatching, TotalLine } from './TotalLine';
import { useDayCursor } from './useDayCursor';
import type { Size } from '~/ui/hooks/useSize';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

const noDays: readonly string[] = [];

export interface ChartPlotProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly chartId: string;
  readonly label: string;
  readonly unit: string;
  readonly days: readonly string[];
  /** The visible series. */
  readonly series: readonly IndexedSeries[];
  /** All series, hidden ones included. */
  readonly allSeries: readonly IndexedSeries[];
  readonly totals: ChartTotals | undefined;
  readonly scale: CountScale;
  readonly size: Size;
  readonly notes: ReadonlyMap<string, readonly string[]> | undefined;
}

/**
 * The area between the chart's axes. It is a single tab stop; the arrow keys move a cursor from day
 * to day.
 */
export function ChartPlot({
  ref,
  chartId,
  label,
  unit,
  days,
  series,
  allSeries,
  totals,
  scale,
  size: { width, height },
  notes,
}: ChartPlotProps) {
  const summaryId = useId();
  const { cursor, handlers } = useDayCursor(ref, days);
  const empty = days.every((_, day) => totalAt(series, day) === null);
  const dimensions = { days: days.length, width, height, top: scale.top };
  const line = totals?.drawn && !empty && width > 0 ? { totals, ...dimensions } : undefined;
  const totalChange = cursor && totals?.changes.get(cursor.index);
  const change = totalChange && { ...totalChange, unit, notes: notes?.get(cursor.day) ?? [] };
  const cursorOnTop = barWidth(dimensions) === undefined;
  const cursorElement = cursor ? (
    <ChartCursor days={days.length} index={cursor.index} width={width} height={height} />
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
      <VisuallyHidden id={summaryId}>{chartSummary({ days, series, unit, totals })}</VisuallyHidden>
      <Drawing width={width} height={height} aria-hidden="true">
        <ChartPatterns chartId={chartId} series={allSeries} />
        <ChartGrid
          series={series}
          days={empty ? noDays : days}
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
          day={cursor.day}
          index={cursor.index}
          series={series}
          days={days.length}
          width={width}
          change={change}
        />
      ) : null}
      <VisuallyHidden aria-live="polite">
        {cursor?.fromKeyboard ? describeDay(cursor.day, cursor.index, series, change) : ''}
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
