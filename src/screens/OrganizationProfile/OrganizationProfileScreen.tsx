import styled from '@emotion/styled';
import { pick } from 'es-toolkit';
import { CirclePause, Ellipsis } from 'lucide-react';
import { reaction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { QueryErrorState } from '~/components/ErrorContent';
import { organizationLinks } from '~/domain/links/organizationLinks';
import { statusChange, type StatusChange } from '~/domain/Organization';
import { readPeriod, writePeriod } from '~/domain/urlState';
import { OrganizationActivity } from '~/features/activity/OrganizationActivity';
import { useSeatsDialogs } from '~/features/seats/SeatsDialogs';
import { useCommand } from '~/hooks/useCommand';
import { useQuery } from '~/hooks/useQuery';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { useUrlState } from '~/hooks/useUrlState';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { appear, Skeleton } from '~/ui/Feedback';
import { lazyDialog } from '~/ui/lazyComponent';
import { MenuButton } from '~/ui/MenuButton';
import { ProfileMenu } from './ProfileMenu';
import { Inline, Stack } from '~/ui/layout';
import { Columns, PageHeader } from '~/ui/Page';
import { Monogram } from '~/ui/Seats';
import { StatusBadge } from '~/ui/Status';
import { Time } from '~/ui/values';
import { DailySeatsPanel } from './DailySeatsPanel';
import { ProfilePanel } from './ProfilePanel';
import { SubscriptionsPanel } from './SubscriptionsPanel';
import { useCopySummary } from './useCopySummary';

const EditOrganizationDialog = lazyDialog(
  () => import('./EditOrganizationDialog').then((module) => module.EditOrganizationDialog),
  'idle',
);
const StatusDialog = lazyDialog(
  () => import('./StatusDialog').then((module) => module.StatusDialog),
  'idle',
);
const SummaryDialog = lazyDialog(() =>
  import('./organizationSummary').then((module) => module.SummaryDialog),
);

/** One organization. Its regions load and fail independently of its own record. */
export const OrganizationProfileScreen = observer(function OrganizationProfileScreen({
  id,
}: {
  readonly id: string;
}) {
  const { organizations } = useStores();
  const profile = organizations.profile(id);
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
      missing={{
        text: message('no_organization'),
        path: `/accounts${organizations.listSearch ?? ''}`,
        label: 'organizations',
      }}
    />
  ) : (
    <Profile profile={profile} />
  );
});

/** The profile has the dialogs, as they outlive what opens them: another version may remove it. */
const Profile = observer(function Profile({ profile }: { readonly profile: ProfileQueries }) {
  const { integrations } = useStores();
  const [period, setPeriod] = useUrlState(readPeriod, writePeriod);
  const { current: organization, subscriptions } = profile;
  const editButton = useRef<HTMLButtonElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const editDialog = useSearchParamDialog('edit');
  useCommand('edit', editDialog.open);
  const seatsDialogs = useSeatsDialogs(profile);
  const summary = useCopySummary(profile);
  const [status, setStatus] = useState<{
    readonly change: StatusChange;
    readonly opener: RefObject<HTMLElement | null>;
  }>();
  // Once: what is on screen stays there while a region is tried again.
  const [isSettled, setIsSettled] = useState(false);
  if (!isSettled && organization && (subscriptions.data ?? subscriptions.error)) setIsSettled(true);
  const change = statusChange(organization?.status);
  const openStatus = (opener: RefObject<HTMLElement | null>) =>
    change && setStatus({ change, opener });
  useCommand(change, () => openStatus(menuButton));
  return (
    <Stack gap={5}>
      <PageHeader
        title={organization?.name || message('organization')}
        leading={
          organization ? (
            <Monogram name={organization.name} size="large" />
          ) : (
            <Skeleton width={40} height={40} />
          )
        }
        badge={
          organization &&
          organization.status !== 'active' && <StatusBadge status={organization.status} />
        }
        description={
          organization ? (
            <>
              <bdi>{organization.subdomain}</bdi>
              {organization.status === 'active' && (
                <span>{organization.subdomain ? ' · Active' : 'Active'}</span>
              )}
            </>
          ) : (
            <Skeleton width={120} />
          )
        }
        actions={
          <>
            <Button ref={editButton} aria-haspopup="dialog" onClick={editDialog.open}>
              Edit
            </Button>
            <MenuButton
              ref={menuButton}
              label="More actions"
              icon={<Ellipsis size={16} aria-hidden="true" />}
              disabled={!organization}
              items={
                <ProfileMenu
                  change={change}
                  links={organization ? organizationLinks(integrations, organization) : []}
                />
              }
            />
          </>
        }
      />
      <ProfileColumns>
        <div hidden={!organization}>
          {organization?.status === 'inactive' && (
            <InactiveCallout since={organization.status_changed_at} onActivate={openStatus} />
          )}
          <SubscriptionsPanel profile={profile} onOpen={seatsDialogs.open} />
        </div>
        {organization && (
          <aside data-waiting={!isSettled || undefined}>
            <ProfilePanel organization={organization} />
            <OrganizationActivity profile={profile} />
          </aside>
        )}
        <div hidden={!organization} data-waiting={!isSettled || undefined}>
          <DailySeatsPanel profile={profile} period={period} onPeriodChange={setPeriod} />
        </div>
      </ProfileColumns>
      {seatsDialogs.dialog}
      {/* The others open once the organization's own response has provided its version. */}
      {editDialog.isOpen && profile.organization.data && profile.version && (
        <EditOrganizationDialog
          profile={profile}
          version={profile.version}
          finalFocus={editButton}
          onClose={editDialog.close}
        />
      )}
      {status && profile.organization.data && (
        <StatusDialog
          profile={profile}
          change={status.change}
          finalFocus={{
            // The callout's button is gone once it was pressed.
            get current() {
              return status.opener.current ?? menuButton.current;
            },
          }}
          onClose={() => setStatus(undefined)}
        />
      )}
      {summary.text !== undefined && <SummaryDialog text={summary.text} onClose={summary.close} />}
    </Stack>
  );
});

interface InactiveCalloutProps {
  readonly since: string | null | undefined;
  readonly onActivate: (button: RefObject<HTMLElement | null>) => void;
}

/** Says since when an organization is inactive, with the remedy. */
function InactiveCallout({ since, onActivate }: InactiveCalloutProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <CalloutBox role="note" aria-label="Inactive organization">
      <CirclePause size={16} color={theme.text.muted} aria-hidden="true" />
      <p>
        {since ? 'Inactive since ' : 'Inactive'}
        {since && <Time value={since} />}
      </p>
      <Button ref={button} size="small" aria-haspopup="dialog" onClick={() => onActivate(button)}>
        Activate
      </Button>
    </CalloutBox>
  );
}

/** What is stored of it. */
const viewedFields = ['id', 'name', 'status', 'used_seats', 'total_seats', 'seat_level'] as const;

/**
 * Records the organization as viewed once its own response has arrived, and again whenever what home
 * shows of it changes.
 */
function useRecordView({ organization: query }: ProfileQueries): void {
  const { recentOrganizations } = useStores();
  useEffect(
    () =>
      reaction(
        () => query.data && pick(query.data, viewedFields),
        (viewed) => viewed && recentOrganizations.recordView(viewed),
        { fireImmediately: true },
      ),
    [query, recentOrganizations],
  );
}

const CalloutBox = styled(Inline)`
  padding: 9px 15px;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.well};
  & > p {
    flex: 1;
  }
`;
/**
 * In two columns the aside has its own. What stands below the subscriptions would move when they are
 * loaded, as their number is unknown: it waits for them, two seconds at most. All wait
 * for the organization, whose callout may stand above them.
 */
const ProfileColumns = styled(Columns)`
  & > [data-waiting] {
    animation: ${appear} 0s 2s backwards;
  }
  @media not print {
    @container (width >= 56.25rem) {
      grid-template-rows: auto 1fr;
      & > aside {
        grid-area: 1 / 2 / span 2;
        animation: none;
      }
    }
  }
`;
