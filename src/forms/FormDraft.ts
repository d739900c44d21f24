/** A draft that a form starts with and reports back to. */
export interface FormDraft<Values> {
  /** Values to start with; the form is dirty if they differ from its initial values. */
  readonly restored: Values | undefined;
  /** Called with the unsaved values, undefined if there are none. */
  readonly update: (unsaved: Values | undefined) => void;
}
