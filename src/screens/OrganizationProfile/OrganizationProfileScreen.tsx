import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useBackgroundRefetch } from '~/hooks/useBackgroundRefetch';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { Breadcrumbs } from '~/ui/layout/Breadcrumbs';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { TextLink } from '~/ui/text/TextLink';
import { DailySeatsPanel } from './DailySeatsPanel';
import { EditButton } from './EditButton';
import { ProfileStats } from './ProfileStats';
import { ProfilePanel } from './ProfilePanel';
import { StatusButton } from './StatusButton';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { usePeriod } from './usePeriod';

/**
 * One organization. Subscriptions and Daily Seats load and fail independently of its own record.
 */
export const OrganizationProfileScreen = observer(function OrganizationProfileScreen({
  id,
}: {
  readonly id: string;
}) {
  const { organizations } = useStores();
  const [period, setPeriod] = usePeriod();
  const profile = organizations.profile(id);
  useEffect(() => profile.fetchIfStale(period, { retry: false }), [profile, period]);
  useBackgroundRefetch(profile.organization, () => profile.fetchOrganization(true));
  useBackgroundRefetch(profile.subscriptions, () => profile.fetchSubscriptions(true));
  useBackgroundRefetch(profile.dailySeats, () => profile.refetchDailySeats());
  useEffect(() => () => profile.cancel(), [profile]);

  const { error } = profile.organization;
  if (error)
    return <QueryErrorState fullPage error={error} onRetry={() => profile.fetchOrganization()} />;
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
      <ProfileStats organization={organization} />
      <ProfilePanel organization={organization} />
      <SubscriptionsPanel profile={profile} />
      <DailySeatsPanel
        dailySeats={profile.dailySeats}
        period={period}
        onPeriodChange={setPeriod}
        onRetry={() => profile.fetchDailySeats(period)}
        organization={organization?.subdomain ?? 'organization'}
      />
    </Stack>
  );
});
