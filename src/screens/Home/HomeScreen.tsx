import { observer } from 'mobx-react-lite';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import { formatWeekday } from '~/lib/formatShort';
import { useStores } from '~/stores/context';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { NewestOrganizations } from './NewestOrganizations';
import { NewOrganizationLink } from './NewOrganizationLink';
import { NoOrganizations } from './NoOrganizations';
import { OrganizationFigures } from './OrganizationFigures';

/** A greeting, the figures of all organizations, and the newest ones. */
export const HomeScreen = observer(function HomeScreen() {
  const { session, organizations } = useStores();
  const overview = useQuery(organizations.overview);
  const isEmpty = overview.data?.total === 0;

  return (
    <Stack gap={5}>
      <PageHeader
        title={`Welcome, ${session.user?.name ?? ''}!`}
        description={formatWeekday(Date.now())}
        actions={!isEmpty && <NewOrganizationLink />}
      />
      {overview.error ? (
        <QueryErrorState error={overview.error} onRetry={() => void overview.refetch()} />
      ) : isEmpty ? (
        <NoOrganizations />
      ) : (
        <>
          <OrganizationFigures overview={overview.data} />
          <NewestOrganizations newest={overview.data?.newest} />
        </>
      )}
    </Stack>
  );
});
