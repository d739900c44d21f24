import styled from '@emotion/styled';
import { Plus, Upload } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
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
import { message, sentence } from '~/messages/message';
import { useStores } from '~/stores/context';
import type { Query } from '~/stores/Query';
import type { RecentOrganization } from '~/stores/StoredByUser';
import { theme } from '~/theme/theme';
import { LinkButton } from '~/ui/Button';
import { EmptyState, Skeleton } from '~/ui/Feedback';
import { Inline, Stack } from '~/ui/layout';
import { Columns, PageHeader, Panel } from '~/ui/Page';
import { CapacityBar, Monogram } from '~/ui/Seats';
import { Muted, TextLink } from '~/ui/text';
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
                    {recent.map((viewed) => (
                      <RecentItem key={viewed.id} {...viewed} />
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
  return (
    <Seats>
      {(!data || hasFigure) && (
        <>
          <h2>Seats in use</h2>
          <Figure>
            {hasFigure ? (
              <>
                <strong>{formatNumber(used)}</strong>
                {` of ${formatNumber(total)}`}
              </>
            ) : (
              <Skeleton width={160} height={20} />
            )}
          </Figure>
          <Bar>
            {hasFigure ? (
              <CapacityBar label="Seats in use" used={used} total={total} size="thick" />
            ) : (
              <Skeleton height={8} />
            )}
          </Bar>
        </>
      )}
      <Links>
        {renderCount(data?.total, ['organization', 'organizations'], '/accounts')}
        {renderCount(data?.inactive, ['inactive', 'inactive'], '/accounts?status=inactive')}
      </Links>
    </Seats>
  );
});

function renderCount(
  count: number | null | undefined,
  [one, several]: readonly [one: string, several: string],
  path: string,
): ReactNode {
  return (
    typeof count === 'number' && (
      <TextLink as={PathLink} to={path} tone="plain">
        {countOf(count, one, several)}
      </TextLink>
    )
  );
}

/** An organization that was viewed. */
function RecentItem({ id, name }: RecentOrganization) {
  return (
    <li>
      <Monogram name={name} size="small" />
      <OrganizationLink id={id} name={name} />
    </li>
  );
}

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
const Seats = styled.section`
  display: grid;
  grid-template: 'label . .' auto 'figure bar links' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px ${theme.space[8]};
  ${theme.media.belowMedium} {
    grid-template: 'label label' auto 'figure bar' auto 'links links' auto / auto minmax(0, 1fr);
    column-gap: ${theme.space[4]};
  }
  & > h2 {
    grid-area: label;
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.regular};
  }
`;
const Figure = styled.span`
  grid-area: figure;
  min-block-size: 1.75rem;
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
  & > strong {
    color: ${theme.text.primary};
    ${theme.type[20]};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
const Bar = styled.span`
  grid-area: bar;
`;
const Links = styled.span`
  grid-area: links;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[4]};
  min-block-size: 20px;
  & > a {
    margin-block: -12px;
    padding-block: 12px;
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
`;
const RecentList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  column-gap: ${theme.space[6]};
  & > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
  }
  & a {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 32px;
    ${theme.media.belowMedium} {
      line-height: 40px;
    }
  }
`;
