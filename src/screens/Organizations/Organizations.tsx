import { observer } from 'mobx-react-lite';
import { isFiltered, queryKey } from '../../domain/organizationList';
import { LoadFailure } from '../../layouts/LoadFailure';
import { loadFailureText } from '../../messages/failures';
import { useStores } from '../../stores/context';
import { Card } from '../../ui/Card';
import { PageHeader } from '../../ui/PageHeader';
import { Stack } from '../../ui/Stack';
import { ListToolbar } from './ListToolbar';
import { OrganizationsList } from './OrganizationsList';
import { useLastPage } from './useLastPage';
import { useListView } from './useListView';
import { useNewOrganization } from './useNewOrganization';

/** The list of organization accounts; its whole state is in the address. */
export const Organizations = observer(function Organizations() {
  const { organizations } = useStores();
  const { query, change } = useListView();
  const { status, data, failure } = organizations.list;
  const current = data !== undefined && queryKey(data.query) === queryKey(query);
  useLastPage(status === 'ready' && current ? data : undefined);

  const creation = useNewOrganization();
  const empty = status === 'ready' && data?.total === 0 && !isFiltered(query);

  const retry = () => organizations.reload(query);
  if (failure && loadFailureText(failure).page)
    return <LoadFailure main failure={failure} onRetry={retry} />;
  return (
    <Stack gap={4}>
      <PageHeader title="Organizations" actions={!empty && creation.button} />
      <Card>
        <ListToolbar query={query} total={failure ? undefined : data?.total} onChange={change} />
        {failure ? (
          <LoadFailure failure={failure} onRetry={retry} />
        ) : (
          <OrganizationsList
            view={data}
            query={query}
            busy={status !== 'ready'}
            creation={creation.button}
            onChange={change}
          />
        )}
      </Card>
      {creation.dialog}
    </Stack>
  );
});
