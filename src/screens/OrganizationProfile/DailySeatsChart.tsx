import styled from '@emotion/styled';
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType } from 'react';
import { dailySeatsSeries } from '../../domain/dailySeatsSeries';
import type { DailySeats } from '../../domain/Subscription';
import { theme } from '../../theme/theme';
import { Skeleton } from '../../ui/Skeleton';
import type { StackedChartProps } from '../../ui/StackedChart';

/** Loads the chart's code; where it can't be had, the table below tells the same. */
export async function loadChart(): Promise<{ default: ComponentType<StackedChartProps> }> {
  const module = await import('../../ui/StackedChart').catch(() => undefined);
  return { default: module ? module.StackedChart : NoChart };
}

const StackedChart = lazy(loadChart);

/** Pixels of the plot, and of all with the legend: kept free while the code comes. */
const plotHeight = 240;
const totalHeight = 276;

/** The daily seats over the days, stacked by seat type; undefined while they load. */
export function DailySeatsChart({ rows }: { readonly rows: readonly DailySeats[] | undefined }) {
  // The rest of the screen needn't wait for the drawing.
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
