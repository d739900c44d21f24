import { useState } from 'react';
import { useUnsavedChangesGuard, type UnsavedChangesGuard } from './useUnsavedChangesGuard';

/** What a dialog and the form in it share. */
export interface DialogForm {
  /** Asks before unsaved changes are lost; `bypass` it once they are saved. */
  readonly guard: UnsavedChangesGuard;
  readonly setDirty: (dirty: boolean) => void;
}

/** The state of a `FormDialog`. */
export function useDialogForm(): DialogForm {
  const [dirty, setDirty] = useState(false);
  return { guard: useUnsavedChangesGuard(dirty), setDirty };
}
