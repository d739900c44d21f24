import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActivityPanel } from './ActivityPanel';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ActivityFilters } from './ActivityFilters';
import { hasFilter, type ActivityFilter } from '~/domain/activityFilter';
import { actorsOf } from './activityFilter';
import { AddNoteForm } from './AddNoteForm';
import { useFilteredFeed } from './useFilteredFeed';

interface OrganizationActivityProps {
  readonly profile: ProfileQueries;
}

/** Who changed what in this organization, when and why, with the form for a note. */
export const OrganizationActivity = observer(function OrganizationActivity({
  profile: { id, current, activity },
}: OrganizationActivityProps) {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const feed = useFilteredFeed(activity, filter);
  const isFiltered = hasFilter(filter);
  const loaded = [activity, feed].flatMap(({ latest }) => latest.data?.entries ?? []);
  const actors = actorsOf(loaded);
  return (
    <ActivityPanel
      title="Activity"
      feed={feed}
      emptyText={isFiltered ? 'No matching activity' : undefined}
      fileName={`activity-${current?.subdomain ?? 'organization'}.csv`}
    >
      <AddNoteForm id={id} />
      {(loaded.length > 0 || isFiltered) && (
        <ActivityFilters
          filter={filter}
          actors={actors.length > 1 ? actors : []}
          onChange={setFilter}
        />
      )}
    </ActivityPanel>
  );
});
