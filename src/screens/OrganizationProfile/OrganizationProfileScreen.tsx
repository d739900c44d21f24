import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, useState } from 'react';
import { DataAge } from '~/components/DataAge';
import { QueryErrorState } from '~/components/QueryErrorState';
import { configuredLinks } from '~/domain/links/configuredLinks';
import { organizationLinks } from '~/domain/links/organizationLinks';
import { OpenIn, OpenInPlaceholder } from '~/features/links/OpenIn';
import { SeatsDialogs } from '~/features/seats/SeatsDialogs';
import { useCopySummary } from '~/features/summary/useCopySummary';
import { useIsSettled } from '~/hooks/useIsSettled';
import { useQuery } from '~/hooks/useQuery';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { useMediaQuery } from '~/ui/useMediaQuery';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Columns, PageHeader, Stack } from '~/ui/Page';
import { Skeleton } from '~/ui/Feedback';
import { StatusBadge } from '~/ui/Status';
import { Monogram } from '~/ui/Seats';
import { OrganizationActivity } from '~/features/activity/OrganizationActivity';
import { DailySeatsPanel } from './DailySeatsPanel';
import { EditButton } from './EditButton';
import { lazyDialog } from '~/ui/lazyComponent';
import { ProfileFigures } from './figures/ProfileFigures';
import { ProfileMenuButton } from './ProfileMenuButton';
import { ProfilePanel } from './ProfilePanel';
import { InactiveCallout } from './status/InactiveCallout';
import { StatusButton, StatusButtonPlaceholder } from './status/StatusButton';
import { statusDraftKey, type StatusDraft } from './status/statusDraft';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { usePeriod } from './usePeriod';
import { useRecordView } from './useRecordView';

const StatusDialog = lazyDialog(
  'screens/OrganizationProfile/status/StatusDialog',
  () => import('./status/StatusDialog').then((module) => module.StatusDialog),
  'idle',
);

const SummaryDialog = lazyDialog('features/summary/SummaryDialog', () =>
  import('~/features/summary/SummaryDialog').then((module) => module.SummaryDialog),
);

/**
 * One organization. Subscriptions and Daily Seats load and fail independently of its own record.
 */
export const OrganizationProfileScreen = observer(function OrganizationProfileScreen({
  id,
}: {
  readonly id: string;
}) {
  const { organizations, toasts } = useStores();
  const profile = organizations.profile(id);
  useEffect(() => toasts.keepActionsOf(id), [toasts, id]);
  const query = useQuery(profile.organization);
  useRecordView(profile);
  const retry = () => {
    // What else was requested may have failed, or have found nothing.
    profile.invalidate();
    void query.refetch();
  };
  return query.error ? (
    <QueryErrorState
      fullPage
      error={query.error}
      onRetry={retry}
      list={{ path: `/accounts${organizations.listSearch ?? ''}`, label: 'organizations' }}
    />
  ) : (
    <Profile profile={profile} />
  );
});

/**
 * The profile has the dialog that changes its status, as that outlives what opens it: its success
 * replaces "Deactivate" by "Activate". One that was open when the session ended opens by itself.
 */
const Profile = observer(function Profile({ profile }: { readonly profile: ProfileQueries }) {
  const { drafts, integrations } = useStores();
  const [period, setPeriod] = usePeriod();
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  // Where focus goes when the dialog closes: to the one status button that is there, else the menu.
  const statusButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const finalFocus = {
    get current() {
      return statusButton.current ?? menuButton.current;
    },
  };
  const [statusChange, setStatusChange] = useState(
    // Safe: the key always identifies these forms.
    () => (drafts.get(statusDraftKey(profile.id)) as StatusDraft | undefined)?.change,
  );
  // Used here too, so that the panels' requests go on when they are replaced.
  const hasSubscriptions = useIsSettled(profile.subscriptions);
  useQuery(profile.dailySeats(period));
  const organization = profile.current;
  const links = organization ? organizationLinks(integrations, organization) : [];
  const summary = useCopySummary(profile);
  const title = organization?.name || message('organization');
  return (
    <SeatsDialogs profile={profile}>
      <Stack gap={4}>
        <PageHeader
          title={title}
          leading={
            organization ? (
              <Monogram name={organization.name} size="large" />
            ) : (
              <Skeleton width={40} height={40} />
            )
          }
          badge={organization && <StatusBadge status={organization.status} />}
          description={
            <>
              {organization ? (
                <span>{organization.subdomain ?? ''}</span>
              ) : (
                <Skeleton width={120} />
              )}
              <DataAge query={profile.organization} />
            </>
          }
          actions={
            <>
              {!isNarrow && !organization && <StatusButtonPlaceholder />}
              {!isNarrow && organization?.status === 'active' && (
                <StatusButton ref={statusButton} change="deactivate" onOpen={setStatusChange} />
              )}
              {!isNarrow && organization && <OpenIn links={links} />}
              {!isNarrow && !organization && (
                <OpenInPlaceholder
                  labels={configuredLinks(integrations).map(({ label }) => label)}
                />
              )}
              <EditButton profile={profile} isNarrow={isNarrow} />
              <ProfileMenuButton
                ref={menuButton}
                organization={organization}
                isNarrow={isNarrow}
                links={links}
                onOpenStatus={setStatusChange}
              />
            </>
          }
        />
        {organization?.status === 'inactive' && (
          <InactiveCallout
            organization={organization}
            statusButton={statusButton}
            onOpenStatus={setStatusChange}
          />
        )}
        <Columns
          // Replaced once the organization is loaded: a callout above would move what is on screen.
          key={organization ? 'loaded' : 'loading'}
          main={
            <>
              <ProfileFigures profile={profile} />
              {/* Replaced once it is known how much space the seats' states and the subscriptions take. */}
              <Fragment key={hasSubscriptions ? 'loaded' : 'loading'}>
                <SubscriptionsPanel profile={profile} />
                <DailySeatsPanel profile={profile} period={period} onPeriodChange={setPeriod} />
              </Fragment>
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
      {/* Opens once the organization's own response has provided its version. */}
      {statusChange && profile.organization.data && (
        <StatusDialog
          profile={profile}
          change={statusChange}
          finalFocus={finalFocus}
          onClose={() => setStatusChange(undefined)}
        />
      )}
      {summary.text !== undefined && <SummaryDialog text={summary.text} onClose={summary.close} />}
    </SeatsDialogs>
  );
});
