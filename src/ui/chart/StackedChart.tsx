import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { theme } from '~/theme/theme';
import { totalAt } from './chartCounts';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import type { ChartSeries } from './ChartSeries';
import { CountAxis } from './CountAxis';
import { countScale } from './countScale';
import { DayAxis } from './DayAxis';
import { useSize } from '~/ui/hooks/useSize';

export interface StackedChartProps {
  /** The chart's accessible name. */
  readonly label: string;
  /** What is counted, in the plural, such as `seats`. */
  readonly unit: string;
  /** Consecutive calendar days, `YYYY-MM-DD`, oldest first. */
  readonly days: readonly string[];
  /**
   * From the bottom of the stack up, with unique names. The chart redraws when the array's identity
   * changes, so keep it stable between renders.
   */
  readonly series: readonly ChartSeries[];
  /** The height of the plot including its axes, in pixels. */
  readonly height?: number;
}

/**
 * Stacked daily counts: bars while days are at least 4 px wide, otherwise step areas. The legend
 * toggles series. Pointer and touch show a day's figures; the arrow keys move from day to day and
 * have the figures read out.
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
        label={`${label}: series`}
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
  /* Room for the upper half of the top label. */
  padding-block-start: 0.8rem;
  ${theme.type[12]};
`;
