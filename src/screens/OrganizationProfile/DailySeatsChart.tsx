import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { hasSeatsInUse, type DailySeatsChartData } from '~/domain/dailySeatsChartData';
import type { Period } from '~/domain/period';
import { currentDay } from '~/lib/currentDay';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { theme } from '~/theme/theme';
import { EmptyState, Skeleton } from '~/ui/Feedback';
import { useIsPainted } from '~/ui/useIsPainted';
import { lazyComponent } from '~/ui/lazyComponent';
import { totalSeatsNotes } from '~/features/seats/totalSeatsNotes';

/** Large; loaded while the data is requested. */
export const StackedChart = lazyComponent('ui/chart/StackedChart', () =>
  import('~/ui/chart/StackedChart').then((module) => module.StackedChart),
);

/** In pixels; reserved while the chunk loads. */
const chartHeight = 200;

interface DailySeatsChartProps {
  readonly chart: DailySeatsChartData | undefined;
  /** Of the chart, in days. */
  readonly period: Period;
  /** What the chart lacks. */
  readonly remark: ReactNode;
  readonly control: ReactNode;
  /** Only read, for who changed the total: its own panel loads it. */
  readonly activity: ActivityFeed;
}

/**
 * Daily seats stacked by seat type; undefined while they load. Zeros are not drawn. If the chart's
 * chunk can't be loaded, nothing is shown: the table below holds the same data.
 */
export const DailySeatsChart = observer(function DailySeatsChart({
  chart,
  period,
  remark,
  control,
  activity,
}: DailySeatsChartProps) {
  const entries = activity.latest.data?.entries;
  const notes = useMemo(() => entries && totalSeatsNotes(entries), [entries]);
  // Drawing the chart must not block the rest of the screen.
  const isPainted = useIsPainted();
  const deferredChart = useDeferredValue(isPainted ? chart : undefined);
  const deferredPeriod = useDeferredValue(period);
  const [isUnavailable, setIsUnavailable] = useState(false);
  if (deferredChart?.days.length === 0 || isUnavailable) return null;
  const placeholder = <Skeleton height={chartHeight} />;
  return (
    <Container>
      {deferredChart && !hasSeatsInUse(deferredChart) ? (
        <EmptyState title={`No seats used in these ${deferredPeriod} days.`} />
      ) : deferredChart ? (
        <StackedChart
          label="Daily seats by type"
          unit="seats"
          days={deferredChart.days}
          series={deferredChart.series}
          by={deferredPeriod === 365 ? 'week' : 'day'}
          remark={remark}
          control={control}
          today={currentDay()}
          notes={notes}
          height={chartHeight}
          fallback={placeholder}
          onLoadError={() => setIsUnavailable(true)}
        />
      ) : (
        placeholder
      )}
    </Container>
  );
});

const Container = styled.div`
  min-block-size: calc(${chartHeight}px + ${theme.space[4]} + ${theme.space[2]});
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
