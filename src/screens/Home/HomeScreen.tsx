import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { DataAge } from '~/components/DataAge';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import { formatWeekday } from '~/lib/formatShort';
import { sentence } from '~/messages/message';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/Tooltip';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { Card, Columns, PageHeader, Stack } from '~/ui/Page';
import { visuallyHiddenStyle } from '~/ui/text';
import { commonFailure } from './commonFailure';
import { recentRows, useAttentionRows } from './homeRows';
import { NeedsAttention } from './NeedsAttention';
import { NewOrganizationLink } from './NewOrganizationLink';
import { NoOrganizations } from './NoOrganizations';
import { OrganizationFigures } from './OrganizationFigures';
import { RecentActivity } from '~/features/activity/RecentActivity';
import { RecentlyViewed } from './RecentlyViewed';
import { seatLists } from './seatLists';

/**
 * A greeting, the figures of all organizations, those that need more seats, and the last viewed.
 * Its regions load and fail independently; if all have failed alike, the screen says so once.
 */
export const HomeScreen = observer(function HomeScreen() {
  const { session, organizations, recentOrganizations } = useStores();
  const summary = useQuery(organizations.summary);
  const isEmpty = organizations.total === 0;
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  // The regions use these too. A query that no component uses drops its error, and no region is
  // rendered while one message stands for all of them.
  const list = useQuery(organizations.view(seatLists.low.params));
  const activity = useQuery(organizations.activity.latest);
  const queries = [summary, list, activity];
  const failure = commonFailure(queries);
  const recent = recentOrganizations.list.slice(0, recentRows);
  const { data } = summary;
  // Their place is kept while that is unknown, so that nothing moves.
  const hasUnderused = data ? data.underused !== undefined : organizations.hasPeaks !== false;
  const attentionRows = useAttentionRows(recent.length > 0);

  return (
    <Stack gap={5}>
      <PageHeader
        title={sentence`Welcome, ${session.user?.name ?? ''}!`}
        description={
          <>
            <span>{formatWeekday(Date.now())}</span>
            <DataAge query={summary} />
          </>
        }
        actions={
          !isEmpty && (
            <Action>
              <Tooltip content="New organization" disabled={!isNarrow}>
                <NewOrganizationLink />
              </Tooltip>
            </Action>
          )
        }
      />
      {isEmpty ? (
        <NoOrganizations />
      ) : failure ? (
        <Card>
          <QueryErrorState
            error={failure}
            onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
          />
        </Card>
      ) : (
        <>
          <OrganizationFigures query={summary} hasUnderused={hasUnderused} />
          <Columns
            main={
              <>
                <NeedsAttention
                  summary={summary}
                  hasUnderused={hasUnderused}
                  rows={attentionRows}
                />
                {recent.length > 0 && <RecentlyViewed entries={recent} />}
              </>
            }
            aside={<RecentActivity />}
          />
        </>
      )}
    </Stack>
  );
});

/** Only its icon on small screens: the greeting needs the line. */
const Action = styled.span`
  ${theme.media.belowMedium} {
    & a {
      inline-size: ${theme.control.large};
      padding: 0;
    }
    & a > span {
      ${visuallyHiddenStyle}
    }
  }
`;
