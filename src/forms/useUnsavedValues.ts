import type { FormikValues, useFormik } from 'formik';
import { useLayoutEffect } from 'react';
import type { FormDraft } from './FormDraft';

export interface UnsavedValuesOptions<Values> {
  /** Called when the form becomes dirty or clean. */
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  readonly draft?: FormDraft<Values> | undefined;
  /**
   * Whether the values differ from the initial ones in more than notation; by default any
   * difference counts.
   */
  readonly hasChanges?: ((initialValues: Values, values: Values) => boolean) | undefined;
}

/** Restores a form's draft, and reports its unsaved values and whether there are any. */
export function useUnsavedValues<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  { onDirtyChange, draft, hasChanges }: UnsavedValuesOptions<Values>,
): void {
  const { values, initialValues, setValues } = formik;
  const dirty = formik.dirty && (hasChanges?.(initialValues, values) ?? true);
  // In a layout effect: Escape may follow the keystroke immediately, and the unsaved-changes guard
  // must know by then.
  useLayoutEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  const { restored, update } = draft ?? {};
  useLayoutEffect(() => {
    if (restored) void setValues(restored, false);
  }, [restored, setValues]);
  const unsaved = formik.dirty ? values : undefined;
  useLayoutEffect(() => update?.(unsaved), [update, unsaved]);
}
