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
  return { default: module ? module.StackedChart : Nothing };
}

const StackedChart = lazy(loadChart);

/** Pixels of the plot, and of all with the legend: kept free while the code comes. */
const plot = 240;
const whole = 276;

/** The daily seats over the days, stacked by seat type; undefined while they load. */
export function DailySeatsChart({ rows }: { readonly rows: readonly DailySeats[] | undefined }) {
  // The rest of the screen needn't wait for the drawing.
  const drawn = useDeferredValue(rows, undefined);
  const chart = useMemo(() => drawn && dailySeatsSeries(drawn), [drawn]);
  if (chart?.days.length === 0) return null;
  const waiting = <Skeleton height={whole} />;
  const plotted = chart && (
    <StackedChart label="Daily seats by type" unit="seats" height={plot} {...chart} />
  );
  return <Room>{plotted ? <Suspense fallback={waiting}>{plotted}</Suspense> : waiting}</Room>;
}

function Nothing() {
  return null;
}

const Room = styled.div`
  min-block-size: calc(${whole}px + 2 * ${theme.space[4]});
  padding: ${theme.space[4]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
