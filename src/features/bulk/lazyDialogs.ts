import { lazyDialog } from '~/components/lazyDialog';
import { Chunk } from '~/lib/Chunk';

/** Loaded once something is selected. */
export const bulkDialog = new Chunk('features/bulk/BulkDialog', () => import('./BulkDialog'));

export const BulkDialog = lazyDialog(bulkDialog, (module) => module.BulkDialog);
