import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import type { Query } from '~/stores/Query';

/**
 * Uses a query, if there is one, in an observer component: fetches it if it is stale, refetches it in
 * the background once it is invalidated or, if it has become stale, when the user returns to the tab,
 * and cancels its request when the last component that uses it unmounts. A fetch that failed before
 * the component mounted, such as that of a navigation, is not repeated; "Try again" calls `refetch`.
 */
export function useQuery<Used extends Query<unknown> | undefined>(query: Used): Used {
  useEffect(() => query?.retain(), [query]);
  useEffect(() => {
    if (!query) return undefined;
    const ensure = () => query.status !== 'error' && void query.ensure();
    const onReturn = () => document.visibilityState === 'visible' && ensure();
    ensure();
    const stop = reaction(() => query.version, ensure);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      stop();
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [query]);
  return query;
}

/**
 * The query's data. While the first response of a new query is pending, the data of the one used
 * before, so that a table keeps its rows until the next view arrives.
 */
export function useDataOrPrevious<T>(query: Query<T>): T | undefined {
  const [current, setCurrent] = useState(query);
  const [previous, setPrevious] = useState(query);
  // During render, so that nothing is painted in between:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders.
  if (query !== current) {
    if (current.data !== undefined) setPrevious(current);
    setCurrent(query);
  }
  return query.data ?? previous.data;
}
