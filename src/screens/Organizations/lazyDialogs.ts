import { lazyDialog, lazyMenu } from '~/components/lazyDialog';
import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

/** Loaded when the page is idle. */
export const listDialogs = new Chunk('screens/Organizations/dialogs', () => import('./dialogs'));

export const NewOrganizationDialog = lazyDialog(
  listDialogs,
  (module) => module.NewOrganizationDialog,
);
export const DataAge = lazyComponent(listDialogs, (module) => module.DataAge);
export const MatchNote = lazyComponent(listDialogs, (module) => module.MatchNote);
export const Selection = lazyComponent(listDialogs, (module) => module.Selection);
export const SortSelect = lazyComponent(listDialogs, (module) => module.SortSelect);

/** Loaded when the pointer is over its button: Base UI's menus are large. */
export const menus = new Chunk('screens/Organizations/menus', () => import('./menus'));
export const MoreMenu = lazyMenu(menus, (module) => module.MoreMenu);
export const ViewsMenu = lazyMenu(menus, (module) => module.ViewsMenu);

export const MenuDialogs = lazyDialog(menus, (module) => module.MenuDialogs);

/** Loaded on first use: large, and most visits need neither import nor export. */
export const spreadsheets = new Chunk(
  'screens/Organizations/spreadsheets',
  () => import('./spreadsheets'),
);

export const ImportDialog = lazyDialog(spreadsheets, (module) => module.ImportDialog);
export const ExportProgress = lazyDialog(spreadsheets, (module) => module.ExportProgress);
