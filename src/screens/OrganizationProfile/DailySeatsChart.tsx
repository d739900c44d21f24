import styled from '@emotion/styled';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import { dailySeatsSeries } from '~/domain/dailySeatsSeries';
import type { DailySeats } from '~/domain/Subscription';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/feedback/Skeleton';
import type { StackedChartProps } from '~/ui/chart/StackedChart';

/**
 * Loads the chart's chunk. If that fails, nothing is shown: the table below holds the same data.
 */
export async function loadChart(): Promise<{ default: ComponentType<StackedChartProps> }> {
  const module = await import('~/ui/chart/StackedChart').catch(() => undefined);
  return { default: module ? module.StackedChart : NoChart };
}

const StackedChart = lazy(loadChart);

/** In pixels: the plot, and the plot with its legend, reserved while the chunk loads. */
const plotHeight = 240;
const totalHeight = 276;

/** Daily seats stacked by seat type; undefined while they load. */
export function DailySeatsChart({ rows }: { readonly rows: readonly DailySeats[] | undefined }) {
  // Deferred: drawing the chart must not block the rest of the screen.
  const deferredRows = useDeferredValue(rows, undefined);
  const chart = useMemo(() => deferredRows && dailySeatsSeries(deferredRows), [deferredRows]);
  if (chart?.days.length === 0) return null;
  const placeholder = <Skeleton height={totalHeight} />;
  const chartElement = chart && (
    <StackedChart label="Daily seats by type" unit="seats" height={plotHeight} {...chart} />
  );
  return (
    <Container>
      {chartElement ? <Suspense fallback={placeholder}>{chartElement}</Suspense> : placeholder}
    </Container>
  );
}

function NoChart() {
  return null;
}

const Container = styled.div`
  min-block-size: calc(${totalHeight}px + 2 * ${theme.space[4]});
  padding: ${theme.space[4]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
