import { useEffect, useMemo } from 'react';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { hasFilter, type ActivityFilter } from '~/domain/activityFilter';
import { filterQuery } from './activityFilter';

/** The part of a feed that a filter leaves, or the whole feed without one. */
export function useFilteredFeed(feed: ActivityFeed, filter: ActivityFilter): ActivityFeed {
  const part = useMemo(
    () => (hasFilter(filter) ? feed.filtered(filterQuery(filter)) : undefined),
    [feed, filter],
  );
  useEffect(() => part && feed.retain(part), [feed, part]);
  return part ?? feed;
}
