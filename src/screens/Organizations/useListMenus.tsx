import { Bookmark, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useCommand } from '~/hooks/useCommand';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { theme } from '~/theme/theme';
import { useMediaQuery } from '~/ui/hooks/useMediaQuery';
import { MenuButton } from '~/ui/menu/MenuButton';
import { lazyDialog, lazyMenu } from '~/ui/lazy/lazyComponent';
import type { SpreadsheetItems } from './MoreMenu';

const ViewsMenu = lazyMenu('features/views/ViewsMenu', () =>
  import('~/features/views/ViewsMenu').then((module) => module.ViewsMenu),
);
const MoreMenu = lazyMenu('screens/Organizations/MoreMenu', () =>
  import('./MoreMenu').then((module) => module.MoreMenu),
);
const MenuDialogs = lazyDialog('screens/Organizations/MenuDialogs', () =>
  import('./MenuDialogs').then((module) => module.MenuDialogs),
);

/** The menus "Views" and "More" and the dialogs that they open, for the screen to place. */
export function useListMenus(
  query: OrganizationListParams,
  spreadsheets: SpreadsheetItems,
  isNarrow: boolean,
): { readonly buttons: ElementNode; readonly dialog: ElementNode } {
  const [dialog, setDialog] = useState<'select' | 'save' | 'manage'>();
  useCommand('select-from-list', () => setDialog('select'));
  // Two active filters leave no space for their labels.
  const isCompact = useMediaQuery(theme.media.belowLarge.replace('@media ', ''));
  const button = (label: string, Icon: typeof Bookmark) => {
    const icon = <Icon size={16} aria-hidden="true" />;
    return isCompact ? { label, icon } : { children: label, icon };
  };
  return {
    buttons: (
      <>
        <MenuButton
          {...button('Views', Bookmark)}
          onIntent={MenuDialogs.prefetch}
          menu={ViewsMenu}
          menuProps={{
            query,
            onSave: () => setDialog('save'),
            onManage: () => setDialog('manage'),
          }}
        />
        <MenuButton
          {...button('More', Ellipsis)}
          onIntent={MenuDialogs.prefetch}
          menu={MoreMenu}
          menuProps={{
            spreadsheets: isNarrow ? spreadsheets : undefined,
            onSelectFromList: () => setDialog('select'),
          }}
        />
      </>
    ),
    dialog: dialog && (
      <MenuDialogs kind={dialog} query={query} onClose={() => setDialog(undefined)} />
    ),
  };
}
