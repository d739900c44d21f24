import { useId, useState } from 'react';
import { useUnsavedChangesGuard, type UnsavedChangesGuard } from './useUnsavedChangesGuard';

/** What a dialog and the form in it share. */
export interface DialogForm {
  /** The id of the form element. */
  readonly id: string;
  /** Asks before unsaved changes are lost; `bypass` it once they are saved. */
  readonly guard: UnsavedChangesGuard;
  readonly setDirty: (dirty: boolean) => void;
}

/** The state of a `FormDialog`. */
export function useDialogForm(): DialogForm {
  const id = useId();
  const [dirty, setDirty] = useState(false);
  return { id, guard: useUnsavedChangesGuard(dirty), setDirty };
}
