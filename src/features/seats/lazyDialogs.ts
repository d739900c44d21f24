import { lazyDialog } from '~/components/lazyDialog';
import { Chunk } from '~/lib/Chunk';

/** Loaded when the page is idle. */
export const seatsDialogs = new Chunk('features/seats/dialogs', () => import('./dialogs'));

export const AddSubscriptionDialog = lazyDialog(
  seatsDialogs,
  (module) => module.AddSubscriptionDialog,
);
export const AssignSeatsDialog = lazyDialog(seatsDialogs, (module) => module.AssignSeatsDialog);
export const ChangeTotalSeatsDialog = lazyDialog(
  seatsDialogs,
  (module) => module.ChangeTotalSeatsDialog,
);
