import { observer } from 'mobx-react-lite';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Columns } from '~/ui/layout/Columns';
import { Monogram } from '~/ui/seats/Monogram';
import { OrganizationActivity } from './activity/OrganizationActivity';
import { AdjacentOrganizations } from './adjacent/AdjacentOrganizations';
import { ProfileCallout } from './callout/ProfileCallout';
import { DailySeatsPanel } from './DailySeatsPanel';
import { EditButton } from './EditButton';
import { ProfileFigures } from './ProfileFigures';
import { ProfileMeta } from './ProfileMeta';
import { ProfilePanel } from './ProfilePanel';
import { StatusButton, StatusButtonPlaceholder } from './status/StatusButton';
import { StatusDialogProvider } from './status/StatusDialogProvider';
import { TotalSeatsDialogProvider } from '~/features/seats/TotalSeatsDialogProvider';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { usePeriod } from './usePeriod';
import { useRecordView } from './useRecordView';

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
  useRecordView(profile);
  const retry = () => {
    // What else was requested may have failed, or have found nothing.
    profile.invalidate();
    void query.refetch();
  };
  if (query.error) return <QueryErrorState fullPage error={query.error} onRetry={retry} />;
  const organization = profile.current;
  const title = organization?.name || message('organization');
  return (
    <StatusDialogProvider profile={profile}>
      <TotalSeatsDialogProvider profile={profile}>
        <Stack gap={4}>
          <PageHeader
            title={title}
            leading={<Monogram name={organization?.name ?? ''} size="large" />}
            badge={organization && <StatusBadge status={organization.status} pill />}
            description={<ProfileMeta organization={organization} />}
            actions={
              <>
                <AdjacentOrganizations id={id} />
                {!organization && <StatusButtonPlaceholder />}
                {organization?.status === 'active' && <StatusButton change="deactivate" />}
                <EditButton profile={profile} />
              </>
            }
          />
          <ProfileCallout profile={profile} />
          <Columns
            main={
              <>
                <ProfileFigures profile={profile} />
                <SubscriptionsPanel profile={profile} />
                <DailySeatsPanel profile={profile} period={period} onPeriodChange={setPeriod} />
              </>
            }
            aside={
              <>
                <ProfilePanel organization={organization} />
                {organization && <OrganizationActivity profile={profile} />}
              </>
            }
          />
        </Stack>
      </TotalSeatsDialogProvider>
    </StatusDialogProvider>
  );
});
