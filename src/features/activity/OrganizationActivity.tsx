import { observer } from 'mobx-react-lite';
import { ActivityPanel } from './ActivityPanel';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { AddNoteForm } from './AddNoteForm';

interface OrganizationActivityProps {
  readonly profile: ProfileQueries;
}

/** Who changed what in this organization, when and why, with the form for a note. */
export const OrganizationActivity = observer(function OrganizationActivity({
  profile: { id, current, activity },
}: OrganizationActivityProps) {
  return (
    <ActivityPanel
      title="Activity"
      feed={activity}
      fileName={`activity-${current?.subdomain ?? 'organization'}.csv`}
      form={<AddNoteForm id={id} />}
    />
  );
});
