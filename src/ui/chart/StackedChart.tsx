import styled from '@emotion/styled';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { type ChartSeries, totalAt, totalYearBeforeAt } from './series';
import { ChartLegend } from './ChartLegend';
import { ChartPlot } from './ChartPlot';
import { chartSummary } from './chartText';
import { chartTotals } from './chartTotals';
import { CountAxis } from './CountAxis';
import { countScale } from './countScale';
import { SlotAxis } from './SlotAxis';
import { plotDays, plotWeeks } from './slots';
import { TotalLabel } from './TotalLine';
import { useSize } from '~/ui/useSize';

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
  /** What a bar stands for: a day, or a week by its peak. */
  readonly by?: 'day' | 'week';
  /** Today's date; its label on the axis is then "Today". */
  readonly today?: string | undefined;
  /**
   * Texts by day about the change of the total on that day, shown with it. Other days' are ignored.
   */
  readonly notes?: ReadonlyMap<string, readonly string[]> | undefined;
  /** One line beside the legend, such as what the chart lacks. */
  readonly remark?: ReactNode;
  /** A control of the chart, at the end of the legend's line. */
  readonly control?: ReactNode;
  /**
   * The height in pixels, legend and axes included: the same with and without a legend, so that
   * nothing shifts when the number of series changes.
   */
  readonly height?: number;
}

/**
 * Stacked daily counts, or the weekly peaks of those shown: bars while they are at least 4 px apart,
 * otherwise step areas. The legend of several series toggles them. Known totals are a dashed line, with
 * a mark where they change, counts of the year before a solid one. Pointer and touch show the figures
 * of a day or week; the arrow keys move from one to the next and have the figures read out.
 */
export function StackedChart({
  label,
  unit,
  days,
  series,
  by = 'day',
  today,
  notes,
  remark,
  control,
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
  const { slots, series: plotted } = useMemo(
    () => (by === 'week' ? plotWeeks : plotDays)(days, shownSeries),
    [by, days, shownSeries],
  );
  const totals = useMemo(() => chartTotals(slots.length, plotted), [slots, plotted]);
  const scale = useMemo(() => {
    // A line on the upper edge would be cut.
    const lines = totals?.drawn ? totals.values.map((total) => total && total * 1.04) : [];
    const counts = slots.flatMap((_, slot) => [
      totalAt(plotted, slot),
      totalYearBeforeAt(plotted, slot),
    ]);
    return countScale(Math.max(0, ...[...counts, ...lines].map((count) => count ?? 0)));
  }, [slots, plotted, totals]);
  // By days even where weeks are drawn: a peak is that of a day.
  const summary = useMemo(
    () =>
      chartSummary({
        days,
        series: shownSeries,
        unit,
        totals: chartTotals(days.length, shownSeries),
      }),
    [days, shownSeries, unit],
  );
  const hasYearBefore = series.some(({ yearBefore }) => yearBefore !== undefined);

  const hasLegend = indexedSeries.length > 1 || hasYearBefore || Boolean(remark);

  const onToggle = (name: string) => {
    const names = indexedSeries
      .filter((each) => !shownSeries.includes(each))
      .map((each) => each.name);
    setHiddenNames(names.includes(name) ? names.filter((each) => each !== name) : [...names, name]);
  };

  return (
    <Column style={{ blockSize: height }}>
      {hasLegend || control ? (
        <Top>
          {hasLegend ? (
            <ChartLegend
              chartId={chartId}
              label={`${label}: series`}
              series={indexedSeries}
              shown={shownSeries}
              onToggle={onToggle}
              hasYearBefore={hasYearBefore}
              note={remark}
            />
          ) : null}
          {control ? <Control>{control}</Control> : null}
        </Top>
      ) : null}
      <Frame>
        <CountAxis {...scale} />
        <ChartPlot
          ref={ref}
          chartId={chartId}
          label={label}
          summary={summary}
          unit={unit}
          slots={slots}
          series={plotted}
          allSeries={indexedSeries}
          totals={totals}
          scale={scale}
          size={size}
          notes={notes}
        />
        {totals ? <TotalLabel totals={totals} top={scale.top} /> : null}
        <SlotAxis slots={slots} today={today} width={size.width} fontSize={size.fontSize} />
      </Frame>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
`;
const Top = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;
// `margin`: as the legend's.
const Control = styled.div`
  flex: none;
  margin-block-start: -8px;
  margin-inline-start: auto;
  @media print {
    display: none;
  }
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
