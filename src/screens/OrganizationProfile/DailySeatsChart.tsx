import styled from '@emotion/styled';
import { useDeferredValue, useState } from 'react';
import type { DailySeatsChartData } from '~/domain/dailySeatsChartData';
import { seatLevel } from '~/domain/seatLevel';
import { currentDay } from '~/lib/currentDay';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const StackedChart = lazyComponent(() =>
  import('~/ui/chart/StackedChart').then(({ StackedChart }) => StackedChart),
);

/** Loads the chart's chunk while the data is requested. */
export const preloadChart = StackedChart.preload;

/** In pixels; reserved while the chunk loads. */
const chartHeight = 200;

/**
 * Daily seats stacked by seat type; undefined while they load. If the chart's chunk can't be
 * loaded, nothing is shown: the table below holds the same data.
 */
export function DailySeatsChart({ chart }: { readonly chart: DailySeatsChartData | undefined }) {
  // Deferred: drawing the chart must not block the rest of the screen.
  const deferredChart = useDeferredValue(chart, undefined);
  const [isUnavailable, setIsUnavailable] = useState(false);
  if (deferredChart?.days.length === 0 || isUnavailable) return null;
  const placeholder = <Skeleton height={chartHeight} />;
  return (
    <Container>
      {deferredChart ? (
        <StackedChart
          label="Daily seats by type"
          unit="seats"
          days={deferredChart.days}
          series={deferredChart.series}
          today={currentDay()}
          levelOf={seatLevel}
          height={chartHeight}
          fallback={placeholder}
          onLoadError={() => setIsUnavailable(true)}
        />
      ) : (
        placeholder
      )}
    </Container>
  );
}

const Container = styled.div`
  min-block-size: calc(${chartHeight}px + ${theme.space[4]} + ${theme.space[2]});
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
