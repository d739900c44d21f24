import { observer } from 'mobx-react-lite';
import { DataAge } from '~/components/DataAge';
import { useQuery } from '~/hooks/useQuery';
import { formatWeekday } from '~/lib/formatShort';
import { useStores } from '~/stores/context';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { HomeColumns } from './HomeColumns';
import { homeRows } from './homeRows';
import { NeedsAttention } from './NeedsAttention';
import { NewOrganizationLink } from './NewOrganizationLink';
import { NoOrganizations } from './NoOrganizations';
import { OrganizationFigures } from './OrganizationFigures';
import { RecentActivity } from '~/features/activity/RecentActivity';
import { RecentlyViewed } from './RecentlyViewed';

/**
 * A greeting, the figures of all organizations, those that need more seats, and the last viewed.
 * Its regions load and fail independently.
 */
export const HomeScreen = observer(function HomeScreen() {
  const { session, organizations, recentOrganizations } = useStores();
  const summary = useQuery(organizations.summary);
  const isEmpty = organizations.total === 0;
  const recent = recentOrganizations.list.slice(0, homeRows);

  return (
    <Stack gap={5}>
      <PageHeader
        title={`Welcome, ${session.user?.name ?? ''}!`}
        description={
          <>
            <span>{formatWeekday(Date.now())}</span>
            <DataAge query={summary} />
          </>
        }
        actions={!isEmpty && <NewOrganizationLink />}
      />
      {isEmpty ? (
        <NoOrganizations />
      ) : (
        <>
          <OrganizationFigures query={summary} />
          <HomeColumns
            main={
              <>
                <NeedsAttention summary={summary} />
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
