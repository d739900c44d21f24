import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ActivityFilter } from '~/domain/Activity';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ActivityPanel, KindFilter, useFilteredFeed } from './ActivityPanel';
import { AddNoteForm, canAddNotes } from './AddNoteForm';

/** Who changed what in this organization, when and why, with the form for a note. */
export const OrganizationActivity = observer(function OrganizationActivity({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const stores = useStores();
  // What was typed stays while the profile does.
  const [hasNotes] = useState(() => canAddNotes(stores));
  const [filter, setFilter] = useState<ActivityFilter>({});
  const feed = useFilteredFeed(profile.activity, filter);
  return (
    <ActivityPanel
      title="Activity"
      feed={feed}
      filter={filter}
      filters={<KindFilter filter={filter} onChange={setFilter} />}
    >
      {hasNotes && <AddNoteForm id={profile.id} />}
    </ActivityPanel>
  );
});
