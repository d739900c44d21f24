import styled from '@emotion/styled';
import { useDeferredValue, useMemo, useState } from 'react';
import { dailySeatsSeries } from '~/domain/dailySeatsSeries';
import type { DailySeats } from '~/domain/Subscription';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const StackedChart = lazyComponent(() =>
  import('~/ui/chart/StackedChart').then(({ StackedChart }) => StackedChart),
);

/** Loads the chart's chunk while the data is requested. */
export const preloadChart = StackedChart.preload;

/** In pixels: the plot, and the plot with its legend, reserved while the chunk loads. */
const plotHeight = 240;
const totalHeight = 276;

/**
 * Daily seats stacked by seat type; undefined while they load. If the chart's chunk can't be
 * loaded, nothing is shown: the table below holds the same data.
 */
export function DailySeatsChart({ rows }: { readonly rows: readonly DailySeats[] | undefined }) {
  // Deferred: drawing the chart must not block the rest of the screen.
  const deferredRows = useDeferredValue(rows, undefined);
  const chart = useMemo(() => deferredRows && dailySeatsSeries(deferredRows), [deferredRows]);
  const [isUnavailable, setIsUnavailable] = useState(false);
  if (chart?.days.length === 0 || isUnavailable) return null;
  const placeholder = <Skeleton height={totalHeight} />;
  return (
    <Container>
      {chart ? (
        <StackedChart
          label="Daily seats by type"
          unit="seats"
          height={plotHeight}
          {...chart}
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
  min-block-size: calc(${totalHeight}px + 2 * ${theme.space[4]});
  padding: ${theme.space[4]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
