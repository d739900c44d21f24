/**
 * What a form takes over from one that was open before, and whom it tells what is unsaved in it.
 */
export interface FormDraft<Values> {
  /** Stands in the form at first; what is unsaved is still measured by its initial values. */
  readonly restored: Values | undefined;
  /** Undefined where nothing is unsaved. */
  readonly update: (unsaved: Values | undefined) => void;
}
