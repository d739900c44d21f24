import { css } from '@emotion/react';
import { useDeferredValue, useId, useMemo } from 'react';
import { formatDay, formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { seriesClass } from './seriesStyle';
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
} from './slots';
import { useSlotCursor } from './useSlotCursor';
import { Inline } from '~/ui/layout';
import { staticClassName } from '~/ui/style';
import { capitalStyle, Muted, VisuallyHidden } from '~/ui/text';

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
    <div className={chartClass}>
      <div className="legend" data-covered={cursor ? true : undefined} aria-hidden="true">
        <Muted className="caption">{caption}</Muted>
        {series.length > 1 &&
          series.map(({ name, index }) => (
            <span key={name} className="item">
              <i className={seriesClass(index)} />
              <span>{name}</span>
            </span>
          ))}
        {by === 'week' && <Muted>Peak of each week</Muted>}
      </div>
      <div className="frame">
        <div
          className="plot"
          role="group"
          aria-roledescription="chart"
          aria-label={label}
          aria-describedby={summaryId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move its cursor
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
                        data-top={place === slot.counts.findLastIndex(Boolean) || undefined}
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
        </div>
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
            {monthTicks(slots).map(({ month, at }, index) => (
              <span
                key={at}
                data-odd={index % 2 === 0 || undefined}
                style={{ insetInlineStart: percent(at, slots.length) }}
              >
                <Muted>{month}</Muted>
              </span>
            ))}
          </div>
        )}
        <Inline justify="between" className="days" aria-hidden="true">
          {endLabels(slots).map((day) => (
            <Muted key={day}>{day}</Muted>
          ))}
        </Inline>
      </div>
    </div>
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

/**
 * One style for all: a year has hundreds of bars. The tooltip says what the legend does, and needs its
 * space on small screens; its lower edge is where the line of the total is at most. In the plot
 * horizontal touch moves the cursor, and vertical touch scrolls the page.
 */
const chartClass = staticClassName(css`
  ${theme.type[12]};
  & .legend {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[4]};
    margin-block-end: ${theme.space[5]};
    & > .caption {
      margin-inline-end: auto;
    }
    &[data-covered] > :not(.caption) {
      visibility: hidden;
    }
  }
  & .item {
    display: flex;
    align-items: center;
    gap: 6px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
    & > span {
      ${capitalStyle}
      min-inline-size: 0;
    }
    & > i {
      flex: none;
      ${theme.square('8px')};
      border-radius: 2px;
      @media print, (forced-colors: active) {
        ${theme.square('14px')};
        border: 1px solid CanvasText;
      }
    }
  }
  & > .frame {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${theme.space[2]};
    font-variant-numeric: tabular-nums;
    & > .months,
    & > .days {
      grid-column: 1;
    }
  }
  & .plot {
    position: relative;
    block-size: 136px;
    border-block-end: 1px solid ${theme.border.button};
    touch-action: pan-y;
  }
  & .slots {
    position: relative;
    display: flex;
    block-size: 100%;
    & > div {
      flex: 1;
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
    }
    & [data-top] {
      border-radius: 2px 2px 0 0;
    }
    & i + i {
      min-block-size: 3px;
      padding-block-end: 2px;
      background-clip: content-box;
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
    position: relative;
    block-size: 20px;
    overflow: clip;
    & > span {
      position: absolute;
      padding: 4px 0 0 3px;
      border-inline-start: 1px solid ${theme.border.button};
    }
    ${theme.media.belowMedium} {
      & > :not([data-odd]) > span {
        visibility: hidden;
      }
    }
  }
  & .days {
    padding-block: 6px 2px;
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
    ${theme.overlay};
    pointer-events: none;
    & > span {
      ${capitalStyle}
    }
  }
`);

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
      {peak && <Muted>{peak}</Muted>}
      {slot.seats === null ? (
        <Muted>No data</Muted>
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
