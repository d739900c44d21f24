import { useEffect, useEffectEvent, useRef } from 'react';
import type { Subscription } from '~/domain/Subscription';
import { useCommand } from '~/hooks/useCommand';
import { useDialog } from '~/hooks/useDialog';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';
import { AssignSeatsDialog } from './lazyDialogs';
import { seatsDraftKey } from './seatsDraftKey';

interface AssignSeatsButtonProps {
  readonly profile: ProfileQueries;
  readonly subscription: Subscription;
}

/** "Assign seats" of a subscription, with its dialog. */
export function AssignSeatsButton({ profile, subscription }: AssignSeatsButtonProps) {
  const { id, seatType } = subscription;
  const button = useRef<HTMLButtonElement>(null);
  const { drafts } = useStores();
  const dialog = useDialog();
  const hasDraft = drafts.get(seatsDraftKey(profile.id, id)) !== undefined;
  // On mount only: restores a dialog that was open when the session ended.
  const reopen = useEffectEvent(() => hasDraft && dialog.open());
  useEffect(() => void reopen(), []);
  useCommand('assign-seats', dialog.open, seatType ?? 'unknown type');
  return (
    <>
      <Button
        ref={button}
        size="small"
        aria-label={`Assign seats, ${seatType ?? 'unknown type'}`}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        Assign seats
      </Button>
      {dialog.isOpen && (
        <AssignSeatsDialog
          profile={profile}
          subscriptionId={id}
          finalFocus={button}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
