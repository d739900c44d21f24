import { observer } from 'mobx-react-lite';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import { useStores } from '~/stores/context';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { HomeStats } from './HomeStats';
import { NewestOrganizations } from './NewestOrganizations';

/** A greeting, totals, and the newest organizations. */
export const HomeScreen = observer(function HomeScreen() {
  const { session, organizations } = useStores();
  const overview = useQuery(organizations.overview);

  return (
    <Stack gap={5}>
      <PageHeader title={`Welcome, ${session.user?.name ?? ''}!`} />
      {overview.error ? (
        <QueryErrorState error={overview.error} onRetry={() => void overview.refetch()} />
      ) : (
        <>
          <HomeStats overview={overview.data} />
          <NewestOrganizations newest={overview.data?.newest} />
        </>
      )}
    </Stack>
  );
});
