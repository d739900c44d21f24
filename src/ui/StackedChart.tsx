import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { theme } from '../theme/theme';
import { totalAt } from './chartCounts';
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
  const chartId = useId();
  const { ref, size } = useSize<HTMLDivElement>();
  const [hiddenNames, setHiddenNames] = useState<readonly string[]>([]);
  const indexedSeries = useMemo(
    () => series.map((each, seriesIndex) => ({ ...each, seriesIndex })),
    [series],
  );
  const shownSeries = useMemo(() => {
    const visible = indexedSeries.filter(({ name }) => !hiddenNames.includes(name));
    return visible.length > 0 ? visible : indexedSeries;
  }, [indexedSeries, hiddenNames]);
  const scale = useMemo(
    () => countScale(Math.max(0, ...days.map((_, day) => totalAt(shownSeries, day) ?? 0))),
    [days, shownSeries],
  );

  const onToggle = (name: string) => {
    const names = indexedSeries
      .filter((each) => !shownSeries.includes(each))
      .map((each) => each.name);
    setHiddenNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
  };

  return (
    <div>
      <ChartLegend
        chartId={chartId}
        label={`${label}: what is shown`}
        series={indexedSeries}
        shown={shownSeries}
        onToggle={onToggle}
      />
      <Frame style={{ blockSize: height }}>
        <CountAxis {...scale} />
        <ChartPlot
          ref={ref}
          chartId={chartId}
          label={label}
          unit={unit}
          days={days}
          series={shownSeries}
          seriesCount={indexedSeries.length}
          scale={scale}
          size={size}
        />
        <DayAxis days={days} width={size.width} fontSize={size.fontSize} />
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
