import styled from '@emotion/styled';
import { useId, useMemo, useState } from 'react';
import { theme } from '~/theme/theme';
import { type ChartSeries, totalAt } from './series';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import { chartTotals } from './chartTotals';
import { CountAxis } from './CountAxis';
import { countScale } from './countScale';
import { DayAxis } from './DayAxis';
import { TotalLabel } from './TotalLine';
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
  /** Today's date; its label on the axis is then "Today". */
  readonly today?: string | undefined;
  /**
   * Texts by day about the change of the total on that day, shown with it. Other days' are ignored.
   */
  readonly notes?: ReadonlyMap<string, readonly string[]> | undefined;
  /**
   * The height in pixels, legend and axes included: the same with and without a legend, so that
   * nothing shifts when the number of series changes.
   */
  readonly height?: number;
}

/**
 * Stacked daily counts: bars while days are at least 4 px wide, otherwise step areas. The legend
 * of several series toggles them. Known totals are a dashed line, with a mark on each day on which
 * they change. Pointer and touch show a day's figures; the arrow keys move from day to day and have
 * the figures read out.
 */
export function StackedChart({
  label,
  unit,
  days,
  series,
  today,
  notes,
  height = 200,
}: StackedChartProps) {
  const chartId = useId();
  const { ref, size } = useSize();
  const [hiddenNames, setHiddenNames] = useState<readonly string[]>([]);
  const indexedSeries = useMemo(
    () =>
      series.map((each, place) => ({
        ...each,
        seriesIndex: each.seriesIndex ?? (series.length > 1 ? place + 1 : 0),
      })),
    [series],
  );
  const shownSeries = useMemo(() => {
    const visible = indexedSeries.filter(({ name }) => !hiddenNames.includes(name));
    return visible.length > 0 ? visible : indexedSeries;
  }, [indexedSeries, hiddenNames]);
  const totals = useMemo(() => chartTotals(days.length, shownSeries), [days, shownSeries]);
  const scale = useMemo(() => {
    // A line on the upper edge would be cut.
    const lines = totals?.drawn ? totals.values.map((total) => total && total * 1.04) : [];
    const counts = days.map((_, day) => totalAt(shownSeries, day));
    return countScale(Math.max(0, ...[...counts, ...lines].map((count) => count ?? 0)));
  }, [days, shownSeries, totals]);

  const onToggle = (name: string) => {
    const names = indexedSeries
      .filter((each) => !shownSeries.includes(each))
      .map((each) => each.name);
    setHiddenNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
  };

  return (
    <Column style={{ blockSize: height }}>
      {indexedSeries.length > 1 ? (
        <ChartLegend
          chartId={chartId}
          label={`${label}: series`}
          series={indexedSeries}
          shown={shownSeries}
          onToggle={onToggle}
        />
      ) : null}
      <Frame>
        <CountAxis {...scale} />
        <ChartPlot
          ref={ref}
          chartId={chartId}
          label={label}
          unit={unit}
          days={days}
          series={shownSeries}
          allSeries={indexedSeries}
          totals={totals}
          scale={scale}
          size={size}
          notes={notes}
        />
        {totals ? <TotalLabel totals={totals} top={scale.top} /> : null}
        <DayAxis days={days} today={today} width={size.width} fontSize={size.fontSize} />
      </Frame>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;
// `grid-template`: the last column holds the total, or the end of the last day's label.
// `padding-block-start`: space for the upper half of the top label.
const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template: minmax(0, 1fr) auto / auto minmax(0, 1fr) minmax(${theme.space[1]}, auto);
  column-gap: ${theme.space[2]};
  min-block-size: 0;
  padding-block-start: 0.5rem;
  ${theme.type[12]};
`;
