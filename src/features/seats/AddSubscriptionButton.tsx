import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDialog } from '~/hooks/useDialog';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';
import { AddSubscriptionDialog } from './lazyDialogs';
import { addSubscriptionDraftKey } from './addSubscriptionDraftKey';

/**
 * "Add subscription" with its dialog. If it is pressed early, the dialog opens once a response has
 * provided the organization's version.
 */
export const AddSubscriptionButton = observer(function AddSubscriptionButton({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { drafts } = useStores();
  const dialog = useDialog();
  const hasDraft = drafts.get(addSubscriptionDraftKey(profile.id)) !== undefined;
  // On mount only: restores a dialog that was open when the session ended.
  const reopen = useEffectEvent(() => hasDraft && dialog.open());
  useEffect(() => void reopen(), []);
  const isLoaded = (profile.subscriptions.data ?? profile.organization.data) !== undefined;
  return (
    <>
      <Button
        ref={button}
        size="small"
        variant="quiet"
        icon={<Plus size={14} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        Add subscription
      </Button>
      {dialog.isOpen && isLoaded && (
        <AddSubscriptionDialog profile={profile} finalFocus={button} onClose={dialog.close} />
      )}
    </>
  );
});
