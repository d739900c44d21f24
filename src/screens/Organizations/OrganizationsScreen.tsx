import { Ellipsis, Plus, Upload, Download, ListChecks } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, useState, type ComponentPropsWithRef } from 'react';
import { QueryErrorState } from '~/components/ErrorContent';
import { isFiltered } from '~/domain/organizationList';
import { bulkRunKey, selectingClass, useRowSelection } from '~/features/bulk/checkboxes';
import { useSelectedView } from '~/features/bulk/useSelectedView';
import { useCommand } from '~/hooks/useCommand';
import { useDataOrPrevious, useQuery } from '~/hooks/useQuery';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { plural } from '~/lib/format';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { Inline, Stack } from '~/ui/layout';
import { PageHeader } from '~/ui/Page';
import { lazyComponent, lazyDialog } from '~/ui/lazyComponent';
import { MenuItem } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';
import { Muted, VisuallyHidden } from '~/ui/text';
import { NumberText } from '~/ui/values';
import { ListToolbar } from './ListToolbar';
import { OrganizationsTable } from './OrganizationsTable';
import { useListView } from './useListView';
import { canLookUp } from '~/api/lookup';

const Selection = lazyComponent(() =>
  import('~/features/bulk/Selection').then((module) => module.Selection),
);
const NewOrganizationDialog = lazyDialog(
  () => import('./NewOrganizationDialog').then((module) => module.NewOrganizationDialog),
  'idle',
);
const ImportDialog = lazyDialog(() =>
  import('~/features/import/ImportDialog').then((module) => module.ImportDialog),
);
const ExportProgress = lazyDialog(() =>
  import('~/features/export/ExportProgress').then((module) => module.ExportProgress),
);
const SelectFromListDialog = lazyDialog(() =>
  import('~/features/lookup/SelectFromListDialog').then((module) => module.SelectFromListDialog),
);
const SaveViewDialog = lazyDialog(() =>
  import('~/features/views/ViewDialogs').then((module) => module.SaveViewDialog),
);
const ManageViewsDialog = lazyDialog(() =>
  import('~/features/views/ViewDialogs').then((module) => module.ManageViewsDialog),
);

/** The list of organization accounts; its whole state is in the URL. */
export const OrganizationsScreen = observer(function OrganizationsScreen() {
  const stores = useStores();
  const { organizations, optionalCalls, drafts } = stores;
  const { query, change } = useListView();
  const view = useQuery(organizations.view(query));
  const data = useDataOrPrevious(view);
  const { status, error } = view;
  const total = error ? undefined : data?.total;
  const isEmpty = status === 'success' && total === 0 && !isFiltered(query);

  const list = useRef<HTMLDivElement>(null);
  const selected = useSelectedView(query);
  const shown = selected.view ?? data;
  const shownTotal = selected.view ? selected.view.total : total;
  useRowSelection(shown);
  // Nothing of it shows before a row is selected, and its code would come before the rows.
  const [hasSelected, setHasSelected] = useState(() => drafts.get(bulkRunKey) !== undefined);
  if (!hasSelected && !organizations.selection.isEmpty) setHasSelected(true);

  const creating = useSearchParamDialog('new');
  const importing = useSearchParamDialog('import');
  const newButton = useRef<HTMLButtonElement>(null);
  const [dialog, setDialog] = useState<'export' | 'select' | 'save' | 'manage'>();
  const closeDialog = () => setDialog(undefined);
  // The list, not the selected organizations.
  const canExport = Boolean(total) && !selected.view && dialog !== 'export';
  const startExport = () => setDialog('export');
  const selectFromList = () => setDialog('select');
  useCommand('new', creating.open);
  useCommand('import', importing.open);
  useCommand(canExport ? 'export' : undefined, startExport);
  useCommand('select-from-list', selectFromList);

  const isNarrow = useMediaQuery(theme.media.belowMedium);
  const retry = () => void view.refetch();
  if (error && loadFailureText(error).page)
    return <QueryErrorState fullPage error={error} onRetry={retry} />;
  const newProps = {
    ref: newButton,
    variant: 'primary',
    icon: <Plus size={16} aria-hidden="true" />,
    'aria-haspopup': 'dialog',
    onClick: creating.open,
  } as const;
  return (
    <Stack gap={1}>
      <PageHeader
        title="Organizations"
        badge={
          <Muted aria-live="polite">
            {!isEmpty && shownTotal !== undefined && (
              <>
                <NumberText value={shownTotal} />
                <VisuallyHidden>{plural(shownTotal, ' organization')}</VisuallyHidden>
              </>
            )}
          </Muted>
        }
        actions={
          !isEmpty && (
            <>
              <MenuButton
                label="More"
                icon={<Ellipsis size={16} aria-hidden="true" />}
                items={
                  <>
                    <MenuItem
                      icon={<Upload size={16} aria-hidden="true" />}
                      label="Import CSV"
                      onSelect={importing.open}
                    >
                      Import
                    </MenuItem>
                    <MenuItem
                      icon={<Download size={16} aria-hidden="true" />}
                      disabled={!canExport}
                      onSelect={startExport}
                    >
                      Export CSV
                    </MenuItem>
                    {canLookUp(stores) && (
                      <MenuItem
                        icon={<ListChecks size={16} aria-hidden="true" />}
                        onSelect={selectFromList}
                      >
                        Select from a list
                      </MenuItem>
                    )}
                  </>
                }
              />
              {/* Beside the heading, small screens have space for the icon only. */}
              {isNarrow ? (
                <IconButton {...newProps} label="New organization" />
              ) : (
                <Button {...newProps}>New organization</Button>
              )}
            </>
          )
        }
      />
      {selected.view ? (
        <Muted role="status">Only the selected organizations are shown.</Muted>
      ) : isEmpty ? null : (
        <ListToolbar
          query={query}
          hasResults={status === 'success'}
          hasPeaks={!optionalCalls.lacks('unused seats')}
          onChange={change}
          onSaveView={() => setDialog('save')}
          onManageViews={() => setDialog('manage')}
        />
      )}
      {dialog === 'export' && <ExportProgress query={query} onClose={closeDialog} />}
      <SelectableRows ref={list}>
        {error && !selected.view ? (
          <QueryErrorState error={error} onRetry={retry} />
        ) : isEmpty ? (
          <EmptyState title="No accounts" titleAs="h2" detail={message('no_organizations')}>
            <Inline justify="center" wrap>
              <Button {...newProps}>New organization</Button>
              <Button
                icon={<Upload size={16} aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={importing.open}
              >
                Import
              </Button>
            </Inline>
          </EmptyState>
        ) : (
          <OrganizationsTable
            view={shown}
            query={selected.view?.params ?? query}
            busy={status !== 'success' && !selected.view}
            sortable={!selected.view}
            onChange={(changes) =>
              selected.view && changes.page !== undefined
                ? selected.showPage(changes.page)
                : change(changes)
            }
          />
        )}
      </SelectableRows>
      {hasSelected && (
        <Selection list={list} view={data} query={query} selectedView={selected} retryKey={data} />
      )}
      {creating.isOpen && <NewOrganizationDialog finalFocus={newButton} onClose={creating.close} />}
      {importing.isOpen && <ImportDialog onClose={importing.close} />}
      {dialog === 'select' && <SelectFromListDialog onClose={closeDialog} />}
      {dialog === 'save' && <SaveViewDialog query={query} onClose={closeDialog} />}
      {dialog === 'manage' && <ManageViewsDialog onClose={closeDialog} />}
    </Stack>
  );
});

/** Shows the checkboxes of all rows while any organization is selected. */
const SelectableRows = observer(function SelectableRows(props: ComponentPropsWithRef<'div'>) {
  const { selection } = useStores().organizations;
  return <div {...props} className={selection.isEmpty ? undefined : selectingClass} />;
});
