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
  type InputEvent,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react';
import type { Failure } from '~/lib/Failure';
import { lazyWithRetry, whenIdle } from '~/lib/lazyWithRetry';
import type { ErrorPlacement } from '~/messages/failures';
import { type FormFields, type ServerErrors, fieldLabels, serverErrors } from './FormFields';

/** yup and the rules: loaded once a form has opened, which doesn't need them before the user types. */
const formSchema = lazyWithRetry(() => import('./schema'));

/** The loaded schema; undefined if the chunk can't be loaded: the server still cleans and validates. */
const loadFormSchema = () => formSchema.load().catch(() => undefined);

/** What a submit handler can do with its form. */
export interface FormHelpers<Values> extends FormikHelpers<Values> {
  /** Shows what was wrong with the values that were sent, and focuses the first field with an error. */
  readonly showErrors: (sent: Values, rejection: Rejection) => void;
}

/** Why a submit was rejected: of a mutation's failures, 409 and 422 are about the form. */
export type Rejection = Failure | ServerErrors;

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
  readonly onSubmit: (values: Values, helpers: FormHelpers<Values>) => Promise<Rejection | void>;
  /** The field that a pointer of the server means, unless it has the pointer's name. */
  readonly fieldAt?: ((pointer: string, values: Values) => string | undefined) | undefined;
  readonly onDirtyChange?: ((dirty: boolean) => void) | undefined;
  readonly draft?: FormDraft<Values> | undefined;
  /**
   * Whether the values differ from the initial ones in more than notation; by default any
   * difference counts.
   */
  readonly hasChanges?: ((initialValues: Values, values: Values) => boolean) | undefined;
}

type TextInput = HTMLInputElement | HTMLTextAreaElement;

const invalidField = '[aria-invalid="true"], [data-invalid]';

/**
 * The state of a form: Formik's values, the errors of its rules and of the server, and one submit at a
 * time, which cleans, validates and sends the values. What is typed stays in its input, so that a key
 * renders nothing: Formik gets it on blur and on submit.
 */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>) {
  const { fields, fieldAt, onSubmit, onDirtyChange, hasChanges } = options;
  const { restored, update: updateDraft } = options.draft ?? {};
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
  /** Formik's values that the inputs were given last; undefined after a reset. */
  const shownValues = useRef<Values>(undefined);

  const formik = useFormik<Values>({
    initialValues: options.initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onReset: () => {
      clearServerErrors();
      focusedAtReset.current = document.activeElement;
      shownValues.current = undefined;
    },
    // Never called: `submit` sends.
    onSubmit: () => undefined,
  });
  const { setValues } = formik;
  useEffect(() => whenIdle(formSchema.prefetch), []);
  useLayoutEffect(() => {
    if (restored) void setValues(restored, false);
  }, [restored, setValues]);
  useLayoutEffect(() => {
    if (shownValues.current !== formik.values) {
      showDifferences(shownValues.current, formik.values);
      removeErrors(readValues());
    }
    shownValues.current = formik.values;
    reportUnsaved(readValues());
  });
  useEffect(() => {
    if (failedSubmits > 0) element.current?.querySelector<HTMLElement>(invalidField)?.focus();
  }, [failedSubmits]);

  function textInputs(): TextInput[] {
    const hasText = (field: Element): field is TextInput =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      typeof getIn(formik.values, field.name) === 'string';
    return [...(element.current?.elements ?? [])].filter(hasText);
  }

  /** Formik's values with what the inputs have, also by an autofill without events. */
  function readValues(): Values {
    return textInputs().reduce<Values>(
      (values, input) =>
        isShownBy(input, getIn(values, input.name) as string)
          ? values
          : (setIn(values, input.name, input.value) as Values),
      formik.values,
    );
  }

  function showDifferences(from: Values | undefined, to: Values) {
    for (const input of textInputs()) {
      const text = getIn(to, input.name) as string;
      if (text !== getIn(from, input.name) && !isShownBy(input, text)) input.value = text;
    }
  }

  /** Validates changed values while a message is shown: it disappears as soon as they are correct. */
  function removeErrors(values: Values) {
    if (element.current?.querySelector(invalidField)) void validate(values);
  }

  /** Escape may follow a keystroke immediately, and the unsaved-changes guard must know by then. */
  function reportUnsaved(values: Values) {
    const { initialValues } = formik;
    const isChanged = JSON.stringify(values) !== JSON.stringify(initialValues);
    onDirtyChange?.(isChanged && (hasChanges?.(initialValues, values) ?? true));
    updateDraft?.(isChanged ? values : undefined);
  }

  async function validate(values: Values): Promise<FormikErrors<Values>> {
    const errors = (await (await loadFormSchema())?.formErrors(fields, values)) ?? {};
    const allErrors = addServerErrors(values, errors);
    formik.setErrors(allErrors);
    return allErrors;
  }

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

  function showErrors(sent: Values, rejection: Rejection) {
    if ('reason' in rejection && rejection.status !== 409 && rejection.status !== 422) return;
    const { fields: errors, unplaced } =
      'reason' in rejection
        ? serverErrors(rejection, fieldLabels(fields, sent), (pointer) => fieldAt?.(pointer, sent))
        : rejection;
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
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    clearServerErrors();
    try {
      const schema = await loadFormSchema();
      const values = readValues();
      const cleaned = schema?.cleanValues(fields, values, formik.initialValues) ?? values;
      showDifferences(values, cleaned);
      void setValues(cleaned, false);
      // Not submitForm(): it sends values typed since. These are validated once, and sent as validated.
      const errors = await validate(cleaned);
      const invalid = Object.keys(errors).length > 0;
      setIsInvalid(invalid);
      setFailedSubmits((count) => (invalid ? count + 1 : 0));
      touchAll(cleaned);
      if (invalid) return;
      formik.setSubmitting(true);
      const rejection = await onSubmit(cleaned, { ...formik, showErrors });
      if (rejection) showErrors(cleaned, rejection);
    } finally {
      isSubmitting.current = false;
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
    const values = readValues();
    if (!name || typeof getIn(values, name) !== 'string') return;
    const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
    const isTouched = target !== focusedAtReset.current && (!dialog || dialog.contains(target));
    const cleaned = formSchema.value?.cleanValues(fields, values, formik.initialValues) ?? values;
    const next = setIn(values, name, getIn(cleaned, name)) as Values;
    showDifferences(values, next);
    if (next !== formik.values) void setValues(next, false);
    if (!isTouched) return;
    if (!getIn(formik.touched, name)) void formik.setFieldTouched(name, true, false);
    void validate(next);
  }

  function handleInput({ target }: InputEvent<HTMLElement>) {
    focusedAtReset.current = null;
    if (target instanceof HTMLSelectElement) return;
    const values = readValues();
    reportUnsaved(values);
    removeErrors(values);
    // What is filled in without the focus is never left.
    if (target !== document.activeElement) void setValues(values, false);
  }

  return {
    formik,
    placement,
    summary: isInvalid ? formSchema.value?.errorSummary(fields, formik.errors) : undefined,
    attributes: {
      ref: element,
      onSubmit: (event: SubmitEvent) => void submit(event),
      onBlur: handleBlur,
      onFocus: () => {
        focusedAtReset.current = null;
      },
      onInput: handleInput,
      onKeyDown: submitByKeys,
    },
  };
}

/** Whether an input shows a text, which it may do without its line breaks or the spaces around it. */
function isShownBy(input: TextInput, text: string): boolean {
  if (input.value === text) return true;
  const copy = input.cloneNode() as TextInput;
  copy.value = text;
  return copy.value === input.value;
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
