import styled from '@emotion/styled';
import { clamp } from 'es-toolkit';
import {
  type KeyboardEvent,
  type PointerEvent,
  useDeferredValue,
  useId,
  useMemo,
  useState,
} from 'react';
import { formatDay, formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { seriesClass } from '~/ui/chart/seriesStyle';
import {
  type ChartData,
  type ChartSeries,
  type Slot,
  daySlots,
  endLabels,
  isWeekend,
  monthTicks,
  peakLabel,
  slotLabel,
  slotText,
  totalRuns,
  weekSlots,
} from '~/ui/chart/slots';
import { VisuallyHidden, capitalStyle } from '~/ui/text';

interface StackedChartProps {
  readonly label: string;
  /** What the bars count, above them. */
  readonly caption: string;
  readonly chart: ChartData;
  /** What a bar stands for: a day, or a week by its peak. */
  readonly by: 'day' | 'week';
}

/** A total higher than this multiple of the peak would squash the bars, so its line isn't drawn. */
const maxMultiple = 4;

/**
 * Daily seats, stacked by seat type, below a dashed line of the total seats. It is a single tab stop:
 * the arrow keys move from one bar to the next and have its figures read out; pointer and touch show
 * them.
 */
export function StackedChart({ label, caption, chart, by }: StackedChartProps) {
  const summaryId = useId();
  const { series } = chart;
  const slots = useMemo(() => (by === 'week' ? weekSlots : daySlots)(chart), [by, chart]);
  const { cursor, handlers } = useSlotCursor(slots);
  const peak = Math.max(0, ...slots.map(({ seats }) => seats ?? 0));
  const runs = totalRuns(slots);
  const highestTotal = Math.max(0, ...runs.map(({ total }) => total));
  const hasLine = highestTotal > 0 && (peak === 0 || highestTotal <= peak * maxMultiple);
  // Space above the line and the highest bar.
  const top = Math.max(1, peak, hasLine ? highestTotal : 0) * 1.04;
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  const currentTotal = slots.at(-1)?.total;
  // After the frame that shows the screen: its words come before its bars.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Chart>
      <div className="legend" data-covered={cursor ? true : undefined} aria-hidden="true">
        <span>{caption}</span>
        {series.length > 1 &&
          series.map(({ name, index }) => (
            <span key={name} className="item">
              <i className={seriesClass(index)} />
              <span>{name}</span>
            </span>
          ))}
        {by === 'week' && <span>Peak of each week</span>}
      </div>
      <div className="frame">
        <Plot
          role="group"
          aria-roledescription="chart"
          aria-label={label}
          aria-describedby={summaryId}
          tabIndex={0}
          {...handlers}
        >
          <VisuallyHidden id={summaryId}>{summary(slots)}</VisuallyHidden>
          {isDrawn && (
            <div className="slots" aria-hidden="true">
              {slots.map((slot, index) => (
                <div
                  key={slot.days[0]}
                  data-weekend={isWeekend(slot) || undefined}
                  data-current={cursor?.index === index || undefined}
                >
                  {series.map(({ name, index: colour }, place) =>
                    slot.counts[place] ? (
                      <i
                        key={name}
                        className={seriesClass(colour)}
                        style={{ blockSize: percent(slot.counts[place], top) }}
                      />
                    ) : null,
                  )}
                </div>
              ))}
              {hasLine &&
                runs.map(({ from, to, total }) => (
                  <span
                    key={from}
                    style={{
                      insetInlineStart: percent(from, slots.length),
                      inlineSize: percent(to - from, slots.length),
                      insetBlockEnd: percent(total, top),
                    }}
                  />
                ))}
            </div>
          )}
          {cursor && (
            <ChartTooltip
              slot={cursor.slot}
              index={cursor.index}
              slots={slots.length}
              series={series}
            />
          )}
          <VisuallyHidden aria-live="polite">
            {cursor?.fromKeyboard
              ? slotText(
                  cursor.slot,
                  series.map(({ name }) => name),
                )
              : ''}
          </VisuallyHidden>
        </Plot>
        {currentTotal ? (
          <div className="total" aria-hidden="true">
            {/* Gives the column its width. */}
            <span>{totalText(currentTotal, hasLine)}</span>
            <b style={{ insetBlockEnd: hasLine ? percent(currentTotal, top) : '100%' }}>
              {totalText(currentTotal, hasLine)}
            </b>
          </div>
        ) : null}
        {by === 'week' && (
          <div className="months" aria-hidden="true">
            {monthTicks(slots).map(({ month, at }) => (
              <span key={at} style={{ insetInlineStart: percent(at, slots.length) }}>
                <span>{month}</span>
              </span>
            ))}
          </div>
        )}
        <div className="days" aria-hidden="true">
          {endLabels(slots).map((day) => (
            <span key={day}>{day}</span>
          ))}
        </div>
      </div>
    </Chart>
  );
}

/** A total far above the plot is at its top, with an arrow and what it is: no line leads to it. */
function totalText(total: number, hasLine: boolean): string {
  return `${hasLine ? '' : '↑ Total '}${formatNumber(total)}`;
}

/** The chart in words: its period, its peak, and the total. */
function summary(slots: readonly Slot[]): string {
  const peak = slots.reduce<Slot | undefined>(
    (most, slot) => ((slot.seats ?? -1) > (most?.seats ?? -1) ? slot : most),
    undefined,
  );
  const seats = peak?.seats ?? null;
  const total = slots.at(-1)?.total ?? null;
  return [
    `Seats used from ${formatDay(slots[0]?.days[0])} to ${formatDay(slots.at(-1)?.days.at(-1))}`,
    seats !== null && `, peak of ${formatNumber(seats)} on ${formatDay(peak?.peakDay)}`,
    total !== null && `. Total seats ${formatNumber(total)}`,
  ]
    .filter(Boolean)
    .join('');
}

/* Horizontal touch moves the cursor; vertical touch scrolls the page. */
const Plot = styled.div`
  position: relative;
  block-size: 136px;
  border-block-end: 1px solid ${theme.border.button};
  touch-action: pan-y;
`;
/**
 * One style for all the rest: a year has hundreds of bars. The tooltip says what the legend does, and
 * needs its space on small screens; its lower edge is where the line of the total is at most.
 */
const Chart = styled.div`
  ${theme.type[12]};
  & .muted {
    color: ${theme.text.muted};
  }
  & .legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    margin-block-end: ${theme.space[5]};
    & > span:not(.item) {
      color: ${theme.text.muted};
    }
    & > span:first-of-type {
      margin-inline-end: auto;
    }
    &[data-covered] > span + span {
      visibility: hidden;
    }
  }
  & .item {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    & > span {
      ${capitalStyle}
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    & > i {
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      border-radius: 2px;
      @media print, (forced-colors: active) {
        inline-size: 14px;
        block-size: 14px;
        border: 1px solid CanvasText;
      }
    }
  }
  & > .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space[2]};
    font-variant-numeric: tabular-nums;
  }
  & .slots {
    position: relative;
    display: flex;
    block-size: 100%;
    & > div {
      flex: 1 1 0;
      display: flex;
      flex-direction: column-reverse;
      align-items: center;
      min-inline-size: 0;
    }
    & > [data-weekend] {
      background: ${theme.chart.weekend};
    }
    & > [data-current] {
      background: ${theme.surface.pressed};
      @media (forced-colors: active) {
        outline: 1px solid Highlight;
      }
    }
    & i {
      flex: none;
      inline-size: min(68%, 24px);
      min-block-size: 1px;
      &:last-of-type {
        border-start-start-radius: 2px;
        border-start-end-radius: 2px;
      }
      &:not(:first-of-type) {
        min-block-size: 3px;
        padding-block-end: 2px;
        background-clip: content-box;
      }
    }
    & > span {
      position: absolute;
      border-block-end: 1px dashed ${theme.border.control};
    }
  }
  & .total {
    position: relative;
    white-space: nowrap;
    & > span {
      visibility: hidden;
    }
    & > b {
      position: absolute;
      inset-inline-start: 0;
      transform: translateY(50%);
      font-weight: ${theme.fontWeight.medium};
    }
  }
  & .months {
    grid-column: 1;
    position: relative;
    block-size: 20px;
    overflow: clip;
    color: ${theme.text.muted};
    & > span {
      position: absolute;
      padding: 4px 0 0 3px;
      border-inline-start: 1px solid ${theme.border.button};
    }
    ${theme.media.belowMedium} {
      & > :nth-of-type(even) > span {
        visibility: hidden;
      }
    }
  }
  & .days {
    grid-column: 1;
    display: flex;
    justify-content: space-between;
    padding-block: 6px 2px;
    color: ${theme.text.muted};
  }
  & .tooltip {
    position: absolute;
    inset-block-end: calc(100% - 6px);
    z-index: ${theme.layer.raised};
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[3]};
    inline-size: max-content;
    max-inline-size: 100%;
    padding: 3px ${theme.space[2]};
    border-radius: ${theme.radius.control};
    outline: 1px solid transparent;
    background: ${theme.surface.overlay};
    box-shadow: ${theme.shadow.overlay};
    pointer-events: none;
    & > .muted {
      ${capitalStyle}
    }
    & b {
      font-weight: ${theme.fontWeight.semibold};
    }
  }
`;

interface ChartTooltipProps {
  readonly slot: Slot;
  readonly index: number;
  readonly slots: number;
  readonly series: readonly ChartSeries[];
}

/**
 * A slot's figures, above the bars and centred on its own: it covers none of them, and at the edges it
 * stays inside the plot. Hidden from screen readers, which get the plot's live region.
 */
function ChartTooltip({ slot, index, slots, series }: ChartTooltipProps) {
  const position = ((index + 0.5) / slots) * 100;
  const peak = peakLabel(slot);
  return (
    <div
      className="tooltip"
      aria-hidden="true"
      style={{ insetInlineStart: `${position}%`, transform: `translateX(-${position}%)` }}
    >
      <b>{slotLabel(slot)}</b>
      {peak && <span className="muted">{peak}</span>}
      {slot.seats === null ? (
        <span className="muted">No data</span>
      ) : (
        series.map(({ name, index: colour }, place) => (
          <span key={name} className="item">
            <i className={seriesClass(colour)} />
            <span>{name}</span>
            <b>{countText(slot.counts[place])}</b>
          </span>
        ))
      )}
      {slot.seats !== null && series.length > 1 && (
        <span className="item">
          <span>Total</span>
          <b>{countText(slot.seats)}</b>
        </span>
      )}
    </div>
  );
}

function countText(count: number | null = null): string {
  return count === null ? '—' : formatNumber(count);
}

/** Slots per Page Up and Page Down: a week of days. */
const slotsPerPage = 7;

/** The slot that is selected by pointer, touch or arrow keys. Escape, blur and leaving the chart clear it. */
function useSlotCursor(slots: readonly Slot[]) {
  const [cursor, setCursor] = useState<{ index: number; fromKeyboard: boolean }>();
  const slot = cursor && slots[cursor.index];
  const clear = () => setCursor(undefined);
  const move = (to: number, fromKeyboard: boolean) => {
    const index = clamp(to, 0, slots.length - 1);
    if (index !== cursor?.index || fromKeyboard !== cursor.fromKeyboard)
      setCursor({ index, fromKeyboard });
  };
  const onPointer = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    move(Math.floor(((clientX - left) / width) * slots.length), false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape') clear();
    const to = nextIndex(event.key, cursor?.index, slots.length);
    if (to === undefined) return;
    event.preventDefault();
    move(to, true);
  };
  return {
    cursor: slot && { ...cursor, slot },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // After a touch the slot stays selected until the next touch elsewhere.
        event.currentTarget.focus({ preventScroll: true });
        onPointer(event);
      },
      onPointerMove: onPointer,
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch' && !cursor?.fromKeyboard) clear();
      },
      onKeyDown,
      onBlur: clear,
    },
  };
}

/** The index that a key moves to. Without a selection the arrow keys start at the near end. */
function nextIndex(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (from ?? -1) + 1,
    ArrowLeft: (from ?? count) - 1,
    PageUp: (from ?? count) - slotsPerPage,
    PageDown: (from ?? -slotsPerPage) + slotsPerPage,
    Home: 0,
    End: last,
  };
  return targets[key];
}
