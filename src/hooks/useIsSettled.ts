import { useState } from 'react';
import type { Query } from '~/stores/Query';
import { useQuery } from './useQuery';

/**
 * Uses a query, and says whether it has data or has failed: it then stays so, also while it is fetched
 * again.
 */
export function useIsSettled(query: Query<unknown>): boolean {
  const { data, error } = useQuery(query);
  const [settled, setSettled] = useState<Query<unknown>>();
  const isSettled = settled === query || data !== undefined || error !== undefined;
  if (isSettled && settled !== query) setSettled(query);
  return isSettled;
}
