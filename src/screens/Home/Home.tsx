import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { LoadFailure } from '../../layouts/LoadFailure';
import { useRefresh } from '../../layouts/useRefresh';
import { useStores } from '../../stores/context';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { HomeFigures } from './HomeFigures';
import { NewestOrganizations } from './NewestOrganizations';

/** The first screen after the sign-in: a greeting, totals, and the newest organizations. */
export const Home = observer(function Home() {
  const { session, organizations } = useStores();
  const { overview } = organizations;
  useEffect(() => organizations.openOverview(), [organizations]);
  useRefresh(overview, () => organizations.openOverview());
  useEffect(() => () => overview.leave(), [overview]);

  return (
    <Stack gap={5}>
      <PageHeader title={`Welcome, ${session.user?.name ?? ''}!`} />
      {overview.failure ? (
        <LoadFailure failure={overview.failure} onRetry={() => organizations.openOverview(true)} />
      ) : (
        <>
          <HomeFigures overview={overview.data} />
          <NewestOrganizations newest={overview.data?.newest} />
        </>
      )}
    </Stack>
  );
});
