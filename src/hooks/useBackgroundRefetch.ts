import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { Query } from '~/stores/Query';

/**
 * Refetches a screen's query in the background when it becomes stale. Failed and pending queries
 * are left alone.
 */
export function useBackgroundRefetch<T>(query: Query<T>, refetch: () => void): void {
  const onStale = useEffectEvent(refetch);
  useEffect(
    () =>
      reaction(
        () => query.staleCount,
        (staleCount) => staleCount > 0 && onStale(),
      ),
    [query],
  );
}
