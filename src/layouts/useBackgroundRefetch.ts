import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { Query } from '../stores/Query';

/**
 * Asks again for what a screen shows as soon as that is known to be old. What failed, or is on its
 * way, is left alone.
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
