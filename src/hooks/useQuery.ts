import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Query } from '~/stores/Query';

/**
 * Uses a query in an observer component: fetches it if it is stale, refetches it in the background
 * once it is invalidated, and cancels its request when the last component that uses it unmounts. A
 * fetch that failed before the component mounted, such as that of a navigation, is not repeated;
 * "Try again" calls `refetch`.
 */
export function useQuery<T>(query: Query<T>): Query<T> {
  useEffect(() => query.retain(), [query]);
  useEffect(() => {
    if (!query.hasFailed) void query.ensure();
    return reaction(
      () => query.staleCount,
      (staleCount) => staleCount > 0 && void query.refetch({ background: true }),
    );
  }, [query]);
  return query;
}
