import { observer } from 'mobx-react-lite';
import type { Organization } from '~/domain/Organization';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Time } from '~/ui/text/Time';

/** Subdomain and dates in one line, below the organization's name. */
export const ProfileMeta = observer(function ProfileMeta({
  organization,
}: {
  readonly organization: Organization | undefined;
}) {
  if (!organization) return <Skeleton width={220} />;
  const { subdomain, registeredAt, updatedAt } = organization;
  return (
    <>
      {subdomain && <span>{`${subdomain} · `}</span>}
      <span>
        Registered <Time value={registeredAt} />
      </span>
      {updatedAt && (
        <span>
          {' · '}Updated <Time value={updatedAt} />
        </span>
      )}
    </>
  );
});
