import { Bookmark, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useCommand } from '~/hooks/useCommand';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { MenuButton } from '~/ui/menu/MenuButton';
import {
  ManageViewsDialog,
  menus,
  MoreMenu,
  SaveViewDialog,
  SelectFromListDialog,
  ViewsMenu,
} from './lazyDialogs';
import type { SpreadsheetItems } from './MoreMenu';

const prefetch = () => void menus.load().catch(() => undefined);

/** The menus "Views" and "More" and the dialogs that they open, for the screen to place. */
export function useListMenus(
  query: OrganizationListParams,
  spreadsheets: SpreadsheetItems,
  isNarrow: boolean,
): { readonly buttons: ElementNode; readonly dialog: ElementNode } {
  const [dialog, setDialog] = useState<'list' | 'save' | 'manage'>();
  const onClose = () => setDialog(undefined);
  useCommand('select-from-list', () => setDialog('list'));
  const button = (label: string, Icon: typeof Bookmark) => {
    const icon = <Icon size={16} aria-hidden="true" />;
    return isNarrow ? { 'aria-label': label, icon } : { children: label, icon };
  };
  return {
    buttons: (
      <>
        <MenuButton
          {...button('Views', Bookmark)}
          onIntent={prefetch}
          menu={ViewsMenu}
          menuProps={{
            query,
            onSave: () => setDialog('save'),
            onManage: () => setDialog('manage'),
          }}
        />
        <MenuButton
          {...button('More', Ellipsis)}
          onIntent={prefetch}
          menu={MoreMenu}
          menuProps={{
            spreadsheets: isNarrow ? spreadsheets : undefined,
            onSelectFromList: () => setDialog('list'),
          }}
        />
      </>
    ),
    dialog:
      dialog === 'list' ? (
        <SelectFromListDialog onClose={onClose} />
      ) : dialog === 'save' ? (
        <SaveViewDialog query={query} onClose={onClose} />
      ) : (
        dialog === 'manage' && <ManageViewsDialog onClose={onClose} />
      ),
  };
}
