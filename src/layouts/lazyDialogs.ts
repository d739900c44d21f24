import { lazyDialog, lazyMenu } from '~/components/lazyDialog';
import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

/** Loaded when the page is idle. */
export const layoutDialogs = new Chunk('layouts/dialogs', () => import('./dialogs'));

export const CommandDialogs = lazyComponent(layoutDialogs, (module) => module.CommandDialogs);
export const MenuDrawerPanel = lazyDialog(layoutDialogs, (module) => module.MenuDrawerPanel);

/** Loaded when the pointer is over its button: Base UI's menus are large. */
export const userMenu = new Chunk('layouts/UserMenuList', () => import('./UserMenuList'));
export const UserMenuList = lazyMenu(userMenu, (module) => module.UserMenuList);
