import { lazyDialog } from '~/components/lazyDialog';
import { Chunk } from '~/lib/Chunk';

/** Loaded when the page is idle. */
export const profileDialogs = new Chunk(
  'screens/OrganizationProfile/dialogs',
  () => import('./dialogs'),
);

export const EditOrganizationDialog = lazyDialog(
  profileDialogs,
  (module) => module.EditOrganizationDialog,
);
export const StatusDialog = lazyDialog(profileDialogs, (module) => module.StatusDialog);
