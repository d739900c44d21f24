import { lazyDialog, lazyMenu } from '~/components/lazyDialog';
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

/** Loaded when the pointer is over its button: Base UI's menus are large. */
export const subscriptionMenu = new Chunk(
  'features/seats/SubscriptionMenu',
  () => import('./SubscriptionMenu'),
);
export const SubscriptionMenu = lazyMenu(subscriptionMenu, (module) => module.SubscriptionMenu);
