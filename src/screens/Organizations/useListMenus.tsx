import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { ViewsButton } from '~/features/views/ViewsButton';
import { useCommand } from '~/hooks/useCommand';
import { theme } from '~/theme/theme';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { MenuButton } from '~/ui/MenuButton';
import { lazyDialog, lazyMenu } from '~/ui/lazyComponent';
import type { SpreadsheetItems } from './MoreMenu';

const MoreMenu = lazyMenu('screens/Organizations/MoreMenu', () =>
  import('./MoreMenu').then((module) => module.MoreMenu),
);
const MenuDialogs = lazyDialog('screens/Organizations/MenuDialogs', () =>
  import('./MenuDialogs').then((module) => module.MenuDialogs),
);

// Two active filters leave no space for labels in one line with them.
const isCompactQuery = `(min-width: ${theme.breakpoint.medium}px) and (max-width: ${theme.breakpoint.large - 0.02}px)`;

/** The menus "Views" and "More" and the dialogs that they open, for the screen to place. */
export function useListMenus(
  query: OrganizationListParams,
  spreadsheets: SpreadsheetItems,
  isNarrow: boolean,
): { readonly views: ReactNode; readonly more: ReactNode; readonly dialog: ReactNode } {
  const [dialog, setDialog] = useState<'select' | 'save' | 'manage'>();
  useCommand('select-from-list', () => setDialog('select'));
  const isCompact = useMediaQuery(isCompactQuery);
  const icon = <Ellipsis size={16} aria-hidden="true" />;
  return {
    views: (
      <ViewsButton
        query={query}
        isCompact={isCompact}
        onIntent={MenuDialogs.prefetch}
        onSave={() => setDialog('save')}
        onManage={() => setDialog('manage')}
      />
    ),
    more: (
      <MenuButton
        {...(isCompact || isNarrow ? { label: 'More', icon } : { children: 'More', icon })}
        onIntent={MenuDialogs.prefetch}
        menu={MoreMenu}
        menuProps={{
          spreadsheets: isNarrow ? spreadsheets : undefined,
          onSelectFromList: () => setDialog('select'),
        }}
      />
    ),
    dialog: dialog && (
      <MenuDialogs kind={dialog} query={query} onClose={() => setDialog(undefined)} />
    ),
  };
}
