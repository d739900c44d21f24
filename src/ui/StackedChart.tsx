import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { theme } from '../theme/theme';
import { totalOn } from './chartAmounts';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import type { ChartSeries } from './ChartSeries';
import { CountAxis } from './CountAxis';
import { countScale } from './countScale';
import { DayAxis } from './DayAxis';
import { useSize } from './useSize';

export interface StackedChartProps {
  /** Its accessible name. */
  label: string;
  /** What is counted, in the plural: `seats`. */
  unit: string;
  /** Calendar days `YYYY-MM-DD` one after another, oldest first. */
  days: readonly string[];
  /**
   * From the bottom of the stack up; names are unique. Give the same array again while it is the
   * same: it is what is drawn anew for.
   */
  series: readonly ChartSeries[];
  /** Of the plot with its axes, in pixels. */
  height?: number;
}

/**
 * Counts of several kinds, day by day, on top of each other: bars while days are wide enough, else
 * areas in steps. Its legend filters; a day's figures show under pointer and finger, and the arrow
 * keys go from day to day and have them read out.
 */
export function StackedChart({ label, unit, days, series, height = 240 }: StackedChartProps) {
  const chart = useId();
  const { ref, size } = useSize<HTMLDivElement>();
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const placed = useMemo(() => series.map((each, place) => ({ ...each, place })), [series]);
  const shown = useMemo(() => {
    const left = placed.filter(({ name }) => !hidden.includes(name));
    return left.length > 0 ? left : placed;
  }, [placed, hidden]);
  const scale = useMemo(
    () => countScale(Math.max(0, ...days.map((_, day) => totalOn(shown, day) ?? 0))),
    [days, shown],
  );

  const onToggle = (name: string) => {
    const names = placed.filter((each) => !shown.includes(each)).map((each) => each.name);
    setHidden(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
  };

  return (
    <div>
      <ChartLegend
        chart={chart}
        label={`${label}: what is shown`}
        series={placed}
        shown={shown}
        onToggle={onToggle}
      />
      <Frame style={{ blockSize: height }}>
        <CountAxis {...scale} />
        <ChartPlot
          ref={ref}
          chart={chart}
          label={label}
          unit={unit}
          days={days}
          series={shown}
          count={placed.length}
          scale={scale}
          size={size}
        />
        <DayAxis days={days} width={size.width} em={size.em} />
      </Frame>
    </div>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr);
  column-gap: ${theme.space[2]};
  /* Half a line for the top count. */
  padding-block-start: 0.8rem;
  font-size: ${theme.fontSize[12]};
`;
