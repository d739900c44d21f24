import {
  getIn,
  setIn,
  setNestedObjectValues,
  useFormik,
  type FormikErrors,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import { whenIdle } from '~/lib/lazyWithRetry';
import type { ErrorPlacement } from '~/messages/failures';
import type { FormFields, ServerErrors } from './FormFields';
import { formSchema, loadFormSchema } from './lazySchema';

/** What a submit handler can do with its form. */
export interface FormHelpers<Values> extends FormikHelpers<Values> {
  /** Shows the server's errors for the values that were sent, and focuses the first field with one. */
  readonly showErrors: (sent: Values, errors: ServerErrors) => void;
}

/** A draft that a form starts with and reports back to. */
export interface FormDraft<Values> {
  /** Values to start with; the form is dirty if they differ from its initial values. */
  readonly restored: Values | undefined;
  /** Called with the unsaved values, undefined if there are none. */
  readonly update: (unsaved: Values | undefined) => void;
}

export interface FormOptions<Values extends FormikValues> {
  readonly fields: FormFields<Values>;
  readonly initialValues: Values;
  /** Called once at a time. Returned errors show on their fields, or in the form's alert. */
  readonly onSubmit: (values: Values, helpers: FormHelpers<Values>) => Promise<ServerErrors | void>;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  readonly draft?: FormDraft<Values> | undefined;
  /**
   * Whether the values differ from the initial ones in more than notation; by default any
   * difference counts.
   */
  readonly hasChanges?: ((initialValues: Values, values: Values) => boolean) | undefined;
}

/**
 * The state of a form: Formik's values, the errors of its rules and of the server, and one submit at a
 * time, which cleans, validates and sends the values.
 */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { fields, onSubmit } = options;
  const element = useRef<HTMLFormElement>(null);
  const isSubmitting = useRef(false);
  /** What the server rejected last: an error remains until its value changes. */
  const rejected = useRef<{ readonly sent: Values; readonly errors: ServerErrors['fields'] }>(
    undefined,
  );
  /** Where the server's errors show. */
  const [placement, setPlacement] = useState<ErrorPlacement>();
  const [failedSubmits, setFailedSubmits] = useState(0);
  /** The last submit was rejected before it was sent. */
  const [isInvalid, setIsInvalid] = useState(false);
  const focusedAtReset = useRef<Element>(null);

  const formik = useFormik<Values>({
    initialValues: options.initialValues,
    onReset: () => {
      clearServerErrors();
      focusedAtReset.current = document.activeElement;
    },
    // Never called: `submit` sends.
    onSubmit: () => undefined,
    validate: async (values) =>
      addServerErrors(values, (await (await loadFormSchema())?.formErrors(fields, values)) ?? {}),
  });
  // On /login and in a dialog opened before the page is idle, nothing else loads it.
  useEffect(() => whenIdle(formSchema.prefetch), []);
  useUnsavedValues(formik, options);
  useEffect(() => {
    if (failedSubmits > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [failedSubmits]);

  function clearServerErrors() {
    rejected.current = undefined;
    setPlacement(undefined);
  }

  /** A message of the form's own rules comes first. */
  function addServerErrors(values: Values, errors: FormikErrors<Values>): FormikErrors<Values> {
    const { sent, errors: messages = {} } = rejected.current ?? {};
    return Object.entries(messages).reduce<FormikErrors<Values>>(
      (all, [name, message]) =>
        getIn(all, name) === undefined && getIn(values, name) === getIn(sent, name)
          ? (setIn(all, name, message) as FormikErrors<Values>)
          : all,
      errors,
    );
  }

  function showErrors(sent: Values, { fields: errors, unplaced }: ServerErrors) {
    const marked = Object.keys(errors).length > 0;
    setPlacement({ marked, unplaced });
    if (!marked) return;
    rejected.current = { sent, errors };
    formik.setErrors(addServerErrors(sent, {}));
    touchAll(sent);
    setFailedSubmits((count) => count + 1);
  }

  function touchAll(values: Values) {
    void formik.setTouched(setNestedObjectValues(values, true), false);
  }

  async function submit(event: SubmitEvent) {
    // Events of a dialog over the form bubble through React's tree.
    const form = event.currentTarget;
    if (event.target !== form) return;
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    clearServerErrors();
    try {
      const typed = formik.values;
      const values = shownValues(form, typed);
      const schema = await loadFormSchema();
      const cleaned = schema?.cleanValues(fields, values, formik.initialValues) ?? values;
      void formik.setValues((current) => (current === typed ? cleaned : current), false);
      // Not submitForm(): it validates again, and sends values typed since. These are validated
      // once, and sent as validated.
      const errors = await formik.validateForm(cleaned);
      const invalid = Object.keys(errors).length > 0;
      setIsInvalid(invalid);
      setFailedSubmits((count) => (invalid ? count + 1 : 0));
      touchAll(cleaned);
      if (!invalid) await send(cleaned);
    } finally {
      isSubmitting.current = false;
    }
  }

  async function send(sent: Values) {
    formik.setSubmitting(true);
    try {
      const errors = await onSubmit(sent, { ...formik, showErrors });
      if (errors) showErrors(sent, errors);
    } finally {
      formik.setSubmitting(false);
    }
  }

  /**
   * Cleans what was typed into a field that the user leaves, and shows its message. Not if a dialog
   * opens over the form, nor for the field that had focus while the form was reset.
   */
  function handleBlur({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) {
    // Another window has taken the focus: the user returns to the field, where the caret would move.
    if (target === document.activeElement || !currentTarget.contains(target)) return;
    const { name } = target as HTMLInputElement;
    const value: unknown = name && getIn(formik.values, name);
    if (typeof value !== 'string' || !name) return;
    const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
    const isTouched = target !== focusedAtReset.current && (!dialog || dialog.contains(target));
    const values = shownValues(currentTarget, formik.values);
    const cleaned = formSchema.value?.cleanValues(fields, values, formik.initialValues);
    const text: unknown = getIn(cleaned ?? values, name);
    if (isTouched) void formik.setFieldTouched(name, true, text === value);
    if (text !== value || values !== formik.values)
      void formik.setValues(setIn(values, name, text) as Values);
  }

  const forgetReset = () => {
    focusedAtReset.current = null;
  };
  return {
    formik,
    placement,
    summary: isInvalid ? formSchema.value?.errorSummary(fields, formik.errors) : undefined,
    attributes: {
      ref: element,
      onSubmit: (event: SubmitEvent) => void submit(event),
      onBlur: handleBlur,
      onFocus: forgetReset,
      onInput: forgetReset,
      onKeyDown: submitByKeys,
    },
  };
}

/** The values as the fields show them: some password managers fill them in without any event. */
function shownValues<Values>(form: Element, values: Values): Values {
  const inputs = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox])',
  );
  return [...inputs].reduce((shown, { name, value }) => {
    const known: unknown = getIn(shown, name);
    return typeof known === 'string' && known !== value
      ? (setIn(shown, name, value) as Values)
      : shown;
  }, values);
}

/** Restores a form's draft, and reports its unsaved values and whether there are any. */
function useUnsavedValues<Values extends FormikValues>(
  { dirty: isChanged, values, initialValues, setValues }: ReturnType<typeof useFormik<Values>>,
  { onDirtyChange, draft, hasChanges }: FormOptions<Values>,
): void {
  const dirty = isChanged && (hasChanges?.(initialValues, values) ?? true);
  // In a layout effect: Escape may follow the keystroke immediately, and the unsaved-changes guard
  // must know by then.
  useLayoutEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  const { restored, update } = draft ?? {};
  useLayoutEffect(() => {
    if (restored) void setValues(restored, false);
  }, [restored, setValues]);
  const unsaved = isChanged ? values : undefined;
  useLayoutEffect(() => update?.(unsaved), [update, unsaved]);
}

/**
 * Submits by Ctrl or Cmd Enter from any field, as Enter does from those of one line. A held Enter key
 * would submit repeatedly: browsers repeat implicit submission
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission).
 */
function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  const { key, repeat, nativeEvent, target, currentTarget } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !currentTarget.contains(target as Node)) return;
  const submits = event.ctrlKey || event.metaKey;
  if (submits || (repeat && target instanceof HTMLInputElement)) event.preventDefault();
  if (submits && !repeat) currentTarget.requestSubmit();
}
