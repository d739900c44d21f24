import styled from '@emotion/styled';
import { useId, type RefObject } from 'react';
import { theme } from '../theme/theme';
import { totalOn } from './chartAmounts';
import { ChartCursor } from './ChartCursor';
import { ChartGround } from './ChartGround';
import { ChartMarks } from './ChartMarks';
import { ChartPatterns } from './ChartPatterns';
import type { PlacedSeries } from './ChartSeries';
import { barWidth } from './chartShapes';
import { ChartTooltip } from './ChartTooltip';
import { chartSummary, dayWords } from './chartWords';
import type { CountScale } from './countScale';
import { useDayCursor } from './useDayCursor';
import type { Size } from './useSize';
import { VisuallyHidden } from './VisuallyHidden';

export interface ChartPlotProps {
  ref: RefObject<HTMLDivElement | null>;
  chart: string;
  label: string;
  unit: string;
  days: readonly string[];
  /** Those shown. */
  series: readonly PlacedSeries[];
  /** How many there are with those not shown. */
  count: number;
  scale: CountScale;
  size: Size;
}

/**
 * The field between a chart's axes: one stop for the keyboard, in which the arrow keys move a
 * cursor from day to day.
 */
export function ChartPlot({
  ref,
  chart,
  label,
  unit,
  days,
  series,
  count,
  scale,
  size: { width, height },
}: ChartPlotProps) {
  const summary = useId();
  const { cursor, handlers } = useDayCursor(ref, days);
  const empty = days.every((_, day) => totalOn(series, day) === null);
  const room = { days: days.length, width, height, top: scale.top };
  const over = barWidth(room) === undefined;
  const pointer = cursor ? (
    <ChartCursor days={days.length} index={cursor.index} width={width} height={height} />
  ) : null;
  const live = empty ? {} : { tabIndex: 0, 'aria-roledescription': 'chart', ...handlers };
  return (
    <Plot ref={ref} role="group" aria-label={label} aria-describedby={summary} {...live}>
      <VisuallyHidden id={summary}>{chartSummary(days, series, unit)}</VisuallyHidden>
      <Drawing width={width} height={height} aria-hidden="true">
        <ChartPatterns chart={chart} count={count} />
        <ChartGround
          series={series}
          days={empty ? 0 : days.length}
          width={width}
          height={height}
          {...scale}
        />
        {over ? null : pointer}
        {empty || width === 0 ? null : <ChartMarks chart={chart} series={series} {...room} />}
        {over ? pointer : null}
      </Drawing>
      {empty ? (
        <Empty aria-hidden="true">
          <span>No data</span>
        </Empty>
      ) : null}
      {cursor ? (
        <ChartTooltip
          chart={chart}
          day={cursor.day}
          index={cursor.index}
          series={series}
          days={days.length}
          width={width}
        />
      ) : null}
      <VisuallyHidden aria-live="polite">
        {cursor?.byKeys ? dayWords(cursor.day, cursor.index, series) : ''}
      </VisuallyHidden>
    </Plot>
  );
}

const Plot = styled.div`
  position: relative;
  /* A finger reads days sideways and scrolls the page up and down. */
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
  font-size: ${theme.fontSize[13]};
  & > span {
    padding-inline: ${theme.space[3]};
    background: ${theme.surface.raised};
  }
`;
