import { useCallback } from 'react';
import type { FormDraft } from '~/forms/FormDraft';
import { useDraft } from '~/hooks/useDraft';
import type { SeatsTarget } from './SeatsTarget';

/** Unsaved values, and the dialog that they were typed into. */
export interface SeatsDraft<Values> {
  readonly target: SeatsTarget;
  readonly values: Values;
}

/** The draft key of an organization's dialogs about seats, of which one at a time is open. */
export function seatsDraftKey(id: string): string {
  return JSON.stringify(['seats', id]);
}

/** The draft of a dialog about seats; `target` is to be stable. */
export function useSeatsDraft<Values>(id: string, target: SeatsTarget): FormDraft<Values> {
  const { restored, update } = useDraft<SeatsDraft<Values>>(seatsDraftKey(id));
  const updateValues = useCallback(
    (values: Values | undefined) => update(values && { target, values }),
    [update, target],
  );
  return { restored: restored?.values, update: updateValues };
}
