import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ActivityFilter } from '~/domain/activityFilter';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { KindFilter, useFilteredFeed } from './ActivityFilters';
import { ActivityPanel } from './ActivityPanel';
import { AddNoteForm } from './AddNoteForm';

/** Who changed what in this organization, when and why, with the form for a note. */
export const OrganizationActivity = observer(function OrganizationActivity({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const [filter, setFilter] = useState<ActivityFilter>({});
  const feed = useFilteredFeed(profile.activity, filter);
  return (
    <ActivityPanel
      title="Activity"
      feed={feed}
      filter={filter}
      filters={<KindFilter filter={filter} onChange={setFilter} />}
    >
      <AddNoteForm id={profile.id} />
    </ActivityPanel>
  );
});
