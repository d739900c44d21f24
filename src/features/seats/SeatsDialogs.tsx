import { observer } from 'mobx-react-lite';
import { useCallback, useState, type RefObject } from 'react';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { lazyDialog } from '~/ui/lazyComponent';
import {
  seatsDraftKey,
  type SeatsDialogProps,
  type SeatsDraft,
  type SeatsTarget,
} from './seatsDraft';

const AddSubscriptionDialog = lazyDialog(
  () => import('./AddSubscriptionDialog').then((module) => module.AddSubscriptionDialog),
  'idle',
);
const SeatsChangeDialog = lazyDialog(
  () => import('./SeatsChangeDialog').then((module) => module.SeatsChangeDialog),
  'idle',
);

interface OpenedDialog {
  readonly target: SeatsTarget;
  readonly button?: RefObject<HTMLElement | null>;
}

/**
 * The dialogs about an organization's seats. One that was open when the session ended opens by itself.
 */
export function useSeatsDialogs(profile: ProfileQueries) {
  const { drafts } = useStores();
  const [opened, setOpened] = useState((): OpenedDialog | undefined => {
    // Safe: the key always identifies these forms.
    const draft = drafts.get(seatsDraftKey(profile)) as SeatsDraft<unknown> | undefined;
    return draft && { target: draft.target };
  });
  /** Opens a dialog; focus returns to the button. */
  const open = useCallback(
    (target: SeatsTarget, button: RefObject<HTMLElement | null>) => setOpened({ target, button }),
    [],
  );
  return {
    open,
    dialog: opened && (
      <SeatsDialog
        profile={profile}
        target={opened.target}
        finalFocus={opened.button}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}

/** Opens once a response has provided what the dialog shows and the version that it sends. */
const SeatsDialog = observer(function SeatsDialog({
  target,
  ...props
}: SeatsDialogProps & { readonly target: SeatsTarget }) {
  const { organization, subscriptions } = props.profile;
  if (target.kind === 'add')
    return (subscriptions.data ?? organization.data) && <AddSubscriptionDialog {...props} />;
  return subscriptions.data && <SeatsChangeDialog {...props} {...target} />;
});
