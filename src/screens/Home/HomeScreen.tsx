import styled from '@emotion/styled';
import { Plus, Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { OrganizationLink } from '~/components/OrganizationLink';
import { PathLink } from '~/components/PathLink';
import { QueryErrorState } from '~/components/ErrorContent';
import { seatLists } from '~/components/seatLists';
import type { Summary } from '~/domain/Organization';
import { RecentActivity } from '~/features/activity/RecentActivity';
import { useQuery } from '~/hooks/useQuery';
import { useToday } from '~/hooks/useToday';
import { countOf, formatNumber } from '~/lib/format';
import { formatWeekday } from '~/lib/formatShort';
import { startOfDay } from '~/lib/time';
import { loadFailureText } from '~/messages/failures';
import { message, sentence } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import type { Query } from '~/stores/Query';
import { theme } from '~/theme/theme';
import { LinkButton } from '~/ui/Button';
import { EmptyState, Skeleton } from '~/ui/Feedback';
import { Inline, Stack } from '~/ui/layout';
import { Columns, PageHeader, Panel } from '~/ui/Page';
import { CapacityBar, Monogram } from '~/ui/Seats';
import { Caption, Muted, TextLink } from '~/ui/text';
import { NeedsAttention } from './NeedsAttention';

/**
 * A greeting, the seats in use, the organizations that need attention, and the last viewed. Its
 * regions load and fail independently; if all have failed alike, the screen says so once.
 */
export const HomeScreen = observer(function HomeScreen() {
  const { session, organizations, recentOrganizations } = useStores();
  const summary = useQuery(organizations.summary);
  // The regions use these too. A query that no component uses drops its error, and no region is
  // rendered while one message stands for all of them.
  const low = useQuery(organizations.view(seatLists.low.params));
  const activity = useQuery(organizations.activity.latest);
  const queries = [summary, low, activity];
  const failures = queries.flatMap(({ error }) => error ?? []);
  const titles = new Set(failures.map((failure) => loadFailureText(failure).title));
  const [failure] = failures.length === queries.length && titles.size === 1 ? failures : [];
  const recent = recentOrganizations.list;
  return (
    <Stack gap={4}>
      <PageHeader title={sentence`Welcome, ${session.user?.name ?? ''}!`} badge={<Today />} />
      {organizations.total === 0 ? (
        <NoOrganizations />
      ) : failure ? (
        <QueryErrorState
          error={failure}
          onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
        />
      ) : (
        <>
          <SeatsInUse query={summary} />
          <Columns>
            <div>
              <NeedsAttention summary={summary.data} />
              {recent.length > 0 && (
                <Panel title="Recently viewed" plain>
                  <RecentList>
                    {recent.map(({ id, name }) => (
                      <Inline as="li" key={id}>
                        <Monogram name={name} size="small" />
                        <OrganizationLink id={id} name={name} />
                      </Inline>
                    ))}
                  </RecentList>
                </Panel>
              )}
            </div>
            <div>
              <RecentActivity />
            </div>
          </Columns>
        </>
      )}
    </Stack>
  );
});

/** Before the first organization: how to create one. */
function NoOrganizations() {
  return (
    <EmptyState title="No accounts" titleAs="h2" detail={message('no_organizations')}>
      <Inline justify="center" wrap>
        <LinkButton
          as={PathLink}
          to="/accounts?new"
          variant="primary"
          icon={<Plus size={16} aria-hidden="true" />}
        >
          New organization
        </LinkButton>
        <LinkButton
          as={PathLink}
          to="/accounts?import"
          icon={<Upload size={16} aria-hidden="true" />}
        >
          Import
        </LinkButton>
      </Inline>
    </EmptyState>
  );
}

/** The seats of all organizations with their bar, and how many there are; a figure may be missing. */
const SeatsInUse = observer(function SeatsInUse({
  query,
}: {
  readonly query: Query<Summary | null>;
}) {
  const { data, error } = query;
  if (error) return <QueryErrorState error={error} onRetry={() => void query.refetch()} />;
  if (data === null) return null;
  const { used_seats: used, total_seats: total } = data ?? {};
  const hasFigure = typeof used === 'number' && typeof total === 'number';
  const count = (value: number | null | undefined, one: string, several: string, path: string) =>
    typeof value === 'number' && (
      <TextLink as={PathLink} to={path} tone="plain">
        {countOf(value, one, several)}
      </TextLink>
    );
  return (
    <SeatsSummary as="section" wrap>
      {(!data || hasFigure) && (
        <>
          <Caption as="h2">Seats in use</Caption>
          <Muted>
            {hasFigure ? (
              <strong>{formatNumber(used)}</strong>
            ) : (
              <Skeleton width={160} height={20} />
            )}
            {hasFigure && ` of ${formatNumber(total)}`}
          </Muted>
          <div>
            {hasFigure ? (
              <CapacityBar label="Seats in use" used={used} total={total} size="thick" />
            ) : (
              <Skeleton height={8} />
            )}
          </div>
        </>
      )}
      <Inline as="p" gap={4} wrap>
        {count(data?.total, 'organization', 'organizations', '/accounts')}
        {count(data?.inactive, 'inactive', 'inactive', '/accounts?status=inactive')}
      </Inline>
    </SeatsSummary>
  );
});

function Today() {
  return <TodayText>{formatWeekday(startOfDay(useToday()) ?? 0)}</TodayText>;
}

/** At the end of the heading's line, or below it. */
const TodayText = styled(Muted)`
  margin-inline-start: auto;
  ${theme.media.belowMedium} {
    flex-basis: 100%;
  }
`;
/** The figure, its bar and the links in one line below the heading; the links below both on small screens. */
const SeatsSummary = styled(Inline)`
  gap: 2px ${theme.space[8]};
  & > h2 {
    flex-basis: 100%;
  }
  & > span {
    min-block-size: 1.75rem;
    font-variant-numeric: tabular-nums;
  }
  & strong {
    color: ${theme.text.primary};
    ${theme.type[20]};
  }
  & > div {
    flex: 1;
  }
  & > p {
    min-block-size: 20px;
  }
  & a {
    margin-block: -12px;
    padding-block: 12px;
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  ${theme.media.belowMedium} {
    column-gap: ${theme.space[4]};
    & > p {
      flex-basis: 100%;
    }
  }
`;
const RecentList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  column-gap: ${theme.space[6]};
  & a {
    flex: 1;
    ${theme.ellipsis};
    line-height: 32px;
    ${theme.media.belowMedium} {
      line-height: 40px;
    }
  }
`;
