import { observer } from 'mobx-react-lite';
import { useQuery } from '~/hooks/useQuery';
import { formatRelative } from '~/lib/formatRelative';
import { activityActor } from '~/messages/activityText';
import { useStores } from '~/stores/context';
import { Time } from '~/ui/text/Time';

interface ChangedByProps {
  readonly organizationId: string;
  /** The organization's name. */
  readonly name: string;
}

/**
 * "Sam Rivera changed Acme Robotics just now.": who made the newest change, and when. "Someone else"
 * until the organization's activity has been fetched again after the conflict, and if that fails.
 */
export const ChangedBy = observer(function ChangedBy({ organizationId, name }: ChangedByProps) {
  const { organizations } = useStores();
  const { latest } = organizations.profile(organizationId).activity;
  const { status, staleCount, data } = useQuery(latest);
  const isCurrent = status === 'success' && staleCount === 0;
  // A note changes no version, so it isn't what the user's edit conflicts with.
  const entry = isCurrent ? data?.entries.find(({ action }) => action !== 'note_added') : undefined;
  return (
    <span>
      <bdi>{entry ? activityActor(entry) : 'Someone else'}</bdi>
      <span> changed </span>
      <bdi>{name}</bdi>
      {entry && formatRelative(entry.at) && (
        <>
          <span> </span>
          <Time value={entry.at} format={formatRelative} />
        </>
      )}
      <span>.</span>
    </span>
  );
});
