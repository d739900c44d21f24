import { reaction } from 'mobx';
import { useEffect, useInsertionEffect, useRef } from 'react';
import type { Query } from '~/stores/Query';

/**
 * Uses a query in an observer component: fetches it if it is stale, refetches it in the background
 * once it is invalidated, and cancels its request when the last component that uses it unmounts. A
 * fetch that failed before the component mounted, such as a prefetch, is not repeated until it is
 * revealed again; "Try again" calls `refetch`.
 */
export function useQuery<T>(query: Query<T>): Query<T> {
  // Unlike other effects, insertion effects survive in a hidden `Activity`, whose queries must not
  // be cancelled: https://react.dev/reference/react/useInsertionEffect.
  useInsertionEffect(() => query.retain(), [query]);
  const wasHidden = useRef<Query<T>>(undefined);
  useEffect(() => {
    if (!query.hasFailed || wasHidden.current === query) void query.ensure();
    const dispose = reaction(
      () => query.staleCount,
      (staleCount) => staleCount > 0 && void query.refetch({ background: true }),
    );
    return () => {
      wasHidden.current = query;
      dispose();
    };
  }, [query]);
  return query;
}
