import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef, type ComponentPropsWithRef } from 'react';
import { isFiltered, needsPeaks } from '~/domain/organizationList';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useDataOrPrevious } from '~/hooks/useDataOrPrevious';
import { useQuery } from '~/hooks/useQuery';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { PageHeader, Row } from '~/ui/Page';
import { selectingClass } from '~/features/bulk/checkboxClasses';
import { lazyComponent } from '~/ui/lazyComponent';
import { ListToolbar } from './ListToolbar';
import { OrganizationsList } from './OrganizationsList';
import { SelectedToolbar } from './SelectedToolbar';
import { useRowSelection } from '~/features/bulk/useRowSelection';
import { useSelectedView } from '~/features/bulk/useSelectedView';
import { useRedirectToLastPage } from './useRedirectToLastPage';
import { useListMenus } from './useListMenus';
import { useListView } from './useListView';
import { useNewOrganization } from './useNewOrganization';
import { useSpreadsheetActions } from './useSpreadsheetActions';

const DataAge = lazyComponent(
  'components/DataAge',
  () => import('~/components/DataAge').then((module) => module.DataAge),
  'idle',
);
const Selection = lazyComponent(
  'features/bulk/Selection',
  () => import('~/features/bulk/Selection').then((module) => module.Selection),
  'idle',
);

/** The list of organization accounts; its whole state is in the URL. */
export const OrganizationsScreen = observer(function OrganizationsScreen() {
  const { organizations } = useStores();
  const { query, change } = useListView();
  const view = useQuery(organizations.view(query));
  const data = useDataOrPrevious(view);
  const { status, error } = view;
  useRedirectToLastPage(status === 'success' ? view.data : undefined);

  const list = useRef<HTMLDivElement>(null);
  const selected = useSelectedView(query, list);
  const shown = selected.view ?? data;

  const newOrganization = useNewOrganization();
  const isEmpty = status === 'success' && data?.total === 0 && !isFiltered(query);

  const total = error ? undefined : data?.total;
  // Exports the list, not the selected organizations.
  const spreadsheets = useSpreadsheetActions(query, selected.view ? undefined : total);
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  // Before a response has shown it, a link that needs them does.
  const hasPeaks = organizations.hasPeaks ?? needsPeaks(query);
  const menus = useListMenus(query, spreadsheets.menu, isNarrow);
  useRowSelection(shown);
  const retry = () => void view.refetch();
  if (error && loadFailureText(error).page)
    return <QueryErrorState fullPage error={error} onRetry={retry} />;
  return (
    <Screen>
      <PageHeader
        title="Organizations"
        description={view.staleSince !== undefined && <DataAge query={view} />}
        actions={
          !isEmpty && (
            <>
              <WideActions>{spreadsheets.buttons}</WideActions>
              {newOrganization.button}
            </>
          )
        }
      />
      {selected.view ? (
        <SelectedToolbar />
      ) : isEmpty ? null : (
        <ListToolbar
          query={query}
          total={total}
          hasResults={status === 'success'}
          views={menus.views}
          more={menus.more}
          hasSortSelect
          hasPeaks={hasPeaks}
          onChange={change}
        />
      )}
      {spreadsheets.progress}
      <List ref={list}>
        {error && !selected.view ? (
          <QueryErrorState error={error} onRetry={retry} />
        ) : (
          <OrganizationsList
            view={shown}
            query={selected.view?.params ?? query}
            busy={status !== 'success' && !selected.view}
            sortable={!selected.view}
            firstSteps={
              <Row justify="center">
                {newOrganization.button}
                {spreadsheets.importButton}
              </Row>
            }
            onChange={(changes) =>
              selected.view && changes.page !== undefined
                ? selected.showPage(changes.page)
                : change(changes)
            }
          />
        )}
      </List>
      <Selection list={list} view={data} query={query} selectedView={selected} retryKey={data} />
      {spreadsheets.dialog}
      {menus.dialog}
      {newOrganization.dialog}
    </Screen>
  );
});

/** Shows the checkboxes of all rows while any organization is selected. */
const List = observer(function List(props: ComponentPropsWithRef<'div'>) {
  const { selection } = useStores().organizations;
  return <ListArea {...props} className={selection.isEmpty ? undefined : selectingClass} />;
});

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  ${theme.media.belowMedium} {
    gap: 6px;
  }
`;
/** On small screens they are items of a menu. */
const WideActions = styled.span`
  display: contents;
  ${theme.media.belowMedium} {
    display: none;
  }
`;

const ListArea = styled.div``;
