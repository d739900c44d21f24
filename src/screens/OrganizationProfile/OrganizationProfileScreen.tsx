import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
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
  const query = useQuery(profile.organization);
  if (query.error)
    return <QueryErrorState fullPage error={query.error} onRetry={() => void query.refetch()} />;
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
      <DailySeatsPanel profile={profile} period={period} onPeriodChange={setPeriod} />
    </Stack>
  );
});
