import { useCallback } from 'react';
import type { Subscription } from '~/domain/Subscription';
import type { FormDraft } from '~/forms/useForm';
import { useDraft } from '~/hooks/useDraft';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { DialogProps } from '~/ui/Dialog';

/** What the dialogs about an organization's seats have in common. */
export interface SeatsDialogProps extends Pick<DialogProps, 'finalFocus' | 'onClose'> {
  readonly profile: ProfileQueries;
}

/** A dialog about an organization's seats, with the subscription that it changes. */
export type SeatsTarget =
  | { readonly kind: 'add' }
  | { readonly kind: 'assign' | 'total'; readonly subscription: Subscription };

/** Unsaved values, and the dialog that they were typed into. */
export interface SeatsDraft<Values> {
  readonly target: SeatsTarget;
  readonly values: Values;
}

/** The draft key of an organization's dialogs about seats, of which one at a time is open. */
export function seatsDraftKey({ id }: ProfileQueries): string {
  return JSON.stringify(['seats', id]);
}

/** The draft of a dialog about seats; `target` is to be stable. */
export function useSeatsDraft<Values>(
  profile: ProfileQueries,
  target: SeatsTarget,
): FormDraft<Values> {
  const { restored, update } = useDraft<SeatsDraft<Values>>(seatsDraftKey(profile));
  const updateValues = useCallback(
    (values: Values | undefined) => update(values && { target, values }),
    [update, target],
  );
  return { restored: restored?.values, update: updateValues };
}
