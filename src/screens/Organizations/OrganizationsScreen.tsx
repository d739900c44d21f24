import { observer } from 'mobx-react-lite';
import { isFiltered } from '~/domain/organizationList';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useDataOrPrevious } from '~/hooks/useDataOrPrevious';
import { useQuery } from '~/hooks/useQuery';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { Card } from '~/ui/layout/Card';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Stack } from '~/ui/layout/Stack';
import { ListToolbar } from './ListToolbar';
import { OrganizationsList } from './OrganizationsList';
import { useRedirectToLastPage } from './useRedirectToLastPage';
import { useListView } from './useListView';
import { useNewOrganization } from './useNewOrganization';

/** The list of organization accounts; its whole state is in the URL. */
export const OrganizationsScreen = observer(function OrganizationsScreen() {
  const { organizations } = useStores();
  const { query, change } = useListView();
  const view = useQuery(organizations.view(query));
  const data = useDataOrPrevious(view);
  const { status, error } = view;
  useRedirectToLastPage(status === 'success' ? view.data : undefined);

  const newOrganization = useNewOrganization();
  const isEmpty = status === 'success' && data?.total === 0 && !isFiltered(query);

  const retry = () => void view.refetch();
  if (error && loadFailureText(error).page)
    return <QueryErrorState fullPage error={error} onRetry={retry} />;
  return (
    <Stack gap={4}>
      <PageHeader title="Organizations" actions={!isEmpty && newOrganization.button} />
      <Card>
        <ListToolbar query={query} total={error ? undefined : data?.total} onChange={change} />
        {error ? (
          <QueryErrorState error={error} onRetry={retry} />
        ) : (
          <OrganizationsList
            view={data}
            query={query}
            busy={status !== 'success'}
            createButton={newOrganization.button}
            onChange={change}
          />
        )}
      </Card>
      {newOrganization.dialog}
    </Stack>
  );
});
