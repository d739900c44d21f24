import { observer } from 'mobx-react-lite';
import { useQuery } from '~/hooks/useQuery';
import { formatRelative } from '~/lib/formatRelative';
import { activityActor } from '~/messages/activityText';
import { useStores } from '~/stores/context';
import { Time } from '~/ui/values';

interface ChangedByProps {
  readonly organizationId: string;
  /** The organization's name. */
  readonly name: string;
}

/**
 * "Sam Rivera changed Acme Robotics just now.": who made the newest change, "You" for the user's own,
 * and when. "Someone else" until the organization's activity has been fetched again after the conflict, and if that fails.
 */
export const ChangedBy = observer(function ChangedBy({ organizationId, name }: ChangedByProps) {
  const { organizations } = useStores();
  const profile = organizations.profile(organizationId);
  useQuery(profile.activity.latest);
  const entry = profile.activity.latestChange;
  const actor = profile.isOwn(entry) ? 'You' : entry && activityActor(entry);
  return (
    <span>
      <bdi>{actor ?? 'Someone else'}</bdi>
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
