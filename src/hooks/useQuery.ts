import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Query } from '~/stores/Query';

/**
 * Uses a query, if there is one, in an observer component: fetches it if it is stale, refetches it in
 * the background once it is invalidated, and cancels its request when the last component that uses it
 * unmounts. A fetch that failed before the component mounted, such as that of a navigation, is not
 * repeated; "Try again" calls `refetch`.
 */
export function useQuery<Used extends Query<unknown> | undefined>(query: Used): Used {
  useEffect(() => query?.retain(), [query]);
  useEffect(() => {
    if (!query) return undefined;
    if (query.status !== 'error') void query.ensure();
    return reaction(
      () => query.version,
      () => query.status !== 'error' && void query.ensure(),
    );
  }, [query]);
  return query;
}
