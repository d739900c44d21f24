import { useState } from 'react';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { lazyDialog } from '~/ui/lazy/lazyComponent';
import { seatsDraftKey, type SeatsDraft } from './seatsDraft';
import { openerOf, type SeatsTarget } from './SeatsTarget';
import type { ElementNode } from '~/ui/layout/ElementNode';

const AddSubscriptionDialog = lazyDialog(
  'features/seats/AddSubscriptionDialog',
  () => import('./AddSubscriptionDialog').then((module) => module.AddSubscriptionDialog),
  'idle',
);
const AssignSeatsDialog = lazyDialog(
  'features/seats/AssignSeatsDialog',
  () => import('./AssignSeatsDialog').then((module) => module.AssignSeatsDialog),
  'idle',
);
const ChangeTotalSeatsDialog = lazyDialog(
  'features/seats/ChangeTotalSeatsDialog',
  () => import('./ChangeTotalSeatsDialog').then((module) => module.ChangeTotalSeatsDialog),
  'idle',
);

/**
 * The dialogs about an organization's seats, for its profile, an observer, to place. One opens once
 * a response has provided what it shows and the version that it sends. One that was open when the
 * session ended opens by itself.
 */
export function useSeatsDialog(profile: ProfileQueries): {
  readonly open: (target: SeatsTarget) => void;
  readonly dialog: ElementNode;
} {
  const { drafts } = useStores();
  const [target, setTarget] = useState(
    // Safe: the key always identifies these forms.
    () => (drafts.get(seatsDraftKey(profile.id)) as SeatsDraft<unknown> | undefined)?.target,
  );
  return {
    open: setTarget,
    dialog: target && dialogOf(profile, target, () => setTarget(undefined)),
  };
}

function dialogOf(profile: ProfileQueries, target: SeatsTarget, onClose: () => void): ElementNode {
  const finalFocus = {
    get current() {
      return openerOf(target);
    },
  };
  const props = { profile, finalFocus, onClose };
  const subscriptions = profile.subscriptions.data;
  if (target.dialog === 'add')
    return (subscriptions ?? profile.organization.data) && <AddSubscriptionDialog {...props} />;
  const { dialog, subscriptionId } = target;
  const Dialog = dialog === 'assign' ? AssignSeatsDialog : ChangeTotalSeatsDialog;
  return (
    subscriptions && <Dialog key={subscriptionId} subscriptionId={subscriptionId} {...props} />
  );
}
