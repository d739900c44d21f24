import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../layouts/LoadFailure';
import { useRefresh } from '../../layouts/useRefresh';
import { message } from '../../messages/message';
import { useStores } from '../../stores/context';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { StatusBadge } from '../../ui/StatusBadge';
import { TextLink } from '../../ui/TextLink';
import { DailySeatsPanel } from './DailySeatsPanel';
import { EditButton } from './EditButton';
import { ProfileFigures } from './ProfileFigures';
import { ProfilePanel } from './ProfilePanel';
import { StatusButton } from './StatusButton';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { usePeriod } from './usePeriod';

/**
 * One organization: its profile, its subscriptions, its daily seats. The latter two load and fail
 * on their own.
 */
export const OrganizationProfile = observer(function OrganizationProfile({
  id,
}: {
  readonly id: string;
}) {
  const { organizations } = useStores();
  const [period, setPeriod] = usePeriod();
  const profile = organizations.profile(id);
  useEffect(() => profile.open(period, { retry: false }), [profile, period]);
  useRefresh(profile.organization, () => profile.loadOrganization(true));
  useRefresh(profile.subscriptions, () => profile.loadSubscriptions(true));
  useRefresh(profile.dailySeats, () => profile.reloadDailySeats());
  useEffect(() => () => profile.leave(), [profile]);

  const { failure } = profile.organization;
  if (failure)
    return <LoadFailure main failure={failure} onRetry={() => profile.loadOrganization()} />;
  const organization = profile.current;
  const title = organization?.name || message('organization');
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        actions={
          <>
            <EditButton profile={profile} />
            <StatusButton profile={profile} />
          </>
        }
        badge={organization && <StatusBadge status={organization.status} />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              {
                label: 'Accounts',
                link: (
                  <TextLink as={Link} to={`/accounts${organizations.listSearch}`}>
                    Accounts
                  </TextLink>
                ),
              },
              { label: title },
            ]}
          />
        }
      />
      <ProfileFigures organization={organization} />
      <ProfilePanel organization={organization} />
      <SubscriptionsPanel profile={profile} />
      <DailySeatsPanel
        dailySeats={profile.dailySeats}
        period={period}
        onPeriod={setPeriod}
        onRetry={() => profile.loadDailySeats(period)}
        organization={organization?.subdomain ?? 'organization'}
      />
    </Stack>
  );
});
