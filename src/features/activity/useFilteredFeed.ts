import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '~/api/ApiError';
import type { Activity } from '~/domain/Activity';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { filterQuery, hasFilter, matchesFilter, type ActivityFilter } from './activityFilter';

interface FilteredFeed {
  /** Has the entries to show, or more than those. */
  readonly feed: ActivityFeed;
  /** Undefined if the feed has only entries to show. */
  readonly matches: ((entry: Activity) => boolean) | undefined;
  readonly isFiltered: boolean;
}

/**
 * The part of a feed that a filter leaves, filtered by the server. One that doesn't know the
 * parameters either ignores them, which its entries reveal, or rejects them (400): then the entries
 * that are loaded are filtered here.
 */
export function useFilteredFeed(feed: ActivityFeed, filter: ActivityFilter): FilteredFeed {
  const [isLocal, setIsLocal] = useState(false);
  const isFiltered = hasFilter(filter);
  const part = useMemo(() => {
    if (isLocal || !hasFilter(filter)) return undefined;
    return feed.filtered(async (load, query) => {
      try {
        const page = await load({ ...query, ...filterQuery(filter) });
        if (page.entries.every((entry) => matchesFilter(filter, entry))) return page;
      } catch (error) {
        if (!(error instanceof ApiError && error.failure.status === 400)) throw error;
      }
      setIsLocal(true);
      return { entries: [], next: null };
    });
  }, [feed, filter, isLocal]);
  useEffect(() => part && feed.retain(part), [feed, part]);
  const matches =
    isFiltered && !part ? (entry: Activity) => matchesFilter(filter, entry) : undefined;
  return { feed: part ?? feed, matches, isFiltered };
}
