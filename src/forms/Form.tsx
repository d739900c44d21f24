import {
  getIn,
  setNestedObjectValues,
  useFormik,
  type FormikHelpers,
  type FormikValues,
} from 'formik';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { whenIdle } from '~/lib/whenIdle';
import type { ErrorPlacement } from '~/messages/rejectedPayload';
import { Stack } from '~/ui/layout/Stack';
import { ErrorPlacementProvider } from './errorPlacement';
import { FormIdProvider } from './fieldId';
import { FieldsProvider } from './FieldsProvider';
import { ShouldTouchProvider, useTouchedFields } from './touchedFields';
import { FormErrors } from './FormErrors';
import { nestErrors } from './nestErrors';
import type { FormDraft } from './FormDraft';
import type { FormFields } from './FormFields';
import { formSchema, loadFormSchema, validate } from './formSchema';
import type { RejectedSubmit } from './RejectedSubmit';
import type { ServerErrors } from './serverErrors';

/** A form with more fields shows a summary of its errors. */
const maxShortFields = 3;

export interface FormProps<Values extends FormikValues> {
  readonly fields: FormFields<Values>;
  readonly initialValues: Values;
  /**
   * Sends the values; called once at a time, even if the form is submitted again meanwhile.
   * Returned errors show on their fields, or in the form's alert if they match none.
   */
  readonly onSubmit: (
    values: Values,
    helpers: FormikHelpers<Values>,
  ) => Promise<ServerErrors | void>;
  /** The form element's id, for a submit button outside it. */
  readonly id?: string;
  /** Called when the form becomes dirty or clean. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  readonly draft?: FormDraft<Values>;
  /**
   * Whether the values differ from the initial ones in more than notation; by default any
   * difference counts.
   */
  readonly hasChanges?: (initialValues: Values, values: Values) => boolean;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A form consists of initial values, fields with their rules, and a submit handler. A field's text is
 * cleaned and its message appears on blur or on submit (docs/product.md, "Forms"). A submit that fails
 * validation names the invalid fields in a summary, if there are many, and focuses the first one.
 */
export function Form<Values extends FormikValues>({
  fields,
  initialValues,
  onSubmit,
  label,
  id: elementId,
  onDirtyChange,
  draft,
  hasChanges,
  children,
}: FormProps<Values>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const submitting = useRef(false);
  const rejected = useRef<RejectedSubmit<Values>>(undefined);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [schema, setSchema] = useState<typeof formSchema.value>();
  const touchedFields = useTouchedFields();
  const [placement, setPlacement] = useState<ErrorPlacement>();
  const formik = useFormik<Values>({
    initialValues,
    onReset: touchedFields.onReset,
    onSubmit: send,
    validate: (values) => validate(fields, values, rejected.current),
  });

  // On /login and in a dialog opened before the page is idle, nothing else loads it.
  useEffect(() => whenIdle(formSchema.prefetch), []);
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('keydown', onEnter);
    return () => form?.removeEventListener('keydown', onEnter);
  }, []);
  const { values, setValues } = formik;
  const dirty = formik.dirty && (hasChanges?.(formik.initialValues, values) ?? true);
  // In a layout effect: Escape may follow the keystroke immediately, and the unsaved-changes guard
  // must know by then.
  useLayoutEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  const { restored, update } = draft ?? {};
  useLayoutEffect(() => {
    if (restored) void setValues(restored, false);
  }, [restored, setValues]);
  useLayoutEffect(
    () => update?.(formik.dirty ? values : undefined),
    [update, formik.dirty, values],
  );

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    rejected.current = undefined;
    setPlacement(undefined);
    try {
      const loaded = await loadFormSchema();
      const cleaned = loaded?.cleanValues(fields, values, formik.initialValues) ?? values;
      void setValues((current) => (current === values ? cleaned : current), false);
      // Not submitForm(): it validates again, and sends values typed since. These are validated
      // once, and sent as validated.
      const errors = await formik.validateForm(cleaned);
      const invalid = Object.keys(errors).length > 0;
      setSchema(invalid ? loaded : undefined);
      setFailedSubmits((count) => (invalid ? count + 1 : 0));
      void formik.setTouched(setNestedObjectValues(cleaned, true), false);
      if (!invalid) await send(cleaned, formik);
    } finally {
      submitting.current = false;
    }
  }

  /** Cleans what was typed into a field once it loses focus. */
  function cleanOnBlur({ target }: FocusEvent<HTMLElement>) {
    // Another window has taken the focus: the user returns to the field, where the caret would move.
    if (target === document.activeElement) return;
    const { name } = target as HTMLInputElement;
    // The name of a button is empty.
    if (!name) return;
    const cleaned = formSchema.value?.cleanValues(fields, values, formik.initialValues);
    const value: unknown = getIn(cleaned, name);
    if (typeof value === 'string' && value !== getIn(values, name))
      void formik.setFieldValue(name, value);
  }

  async function send(sent: Values, helpers: FormikHelpers<Values>) {
    helpers.setSubmitting(true);
    try {
      const errors = await onSubmit(sent, helpers);
      if (!errors) return;
      const { fields: fieldErrors, unplaced } = errors;
      const marked = Object.keys(fieldErrors).length > 0;
      setPlacement({ marked, unplaced });
      if (!marked) return;
      rejected.current = { values: sent, errors: fieldErrors };
      helpers.setErrors(nestErrors<Values>(fieldErrors));
      setFailedSubmits((count) => count + 1);
    } finally {
      helpers.setSubmitting(false);
    }
  }

  useEffect(() => {
    if (failedSubmits > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [failedSubmits]);

  const focusHandlers = { ...touchedFields.handlers, onBlur: cleanOnBlur };
  const summary = schema?.errorSummary(fields, formik.errors);
  return (
    <FormIdProvider value={id}>
      <form
        ref={element}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={label}
        id={elementId}
        {...focusHandlers}
      >
        <Stack gap={4}>
          {summary && (
            <FormErrors
              formId={id}
              {...summary}
              isShort={Object.keys(fields).length <= maxShortFields}
            />
          )}
          <ErrorPlacementProvider value={placement}>
            <ShouldTouchProvider value={touchedFields.shouldTouch}>
              <FieldsProvider formik={formik}>{children}</FieldsProvider>
            </ShouldTouchProvider>
          </ErrorPlacementProvider>
        </Stack>
      </form>
    </FormIdProvider>
  );
}

/**
 * Ctrl or Cmd Enter submits from any field, as Enter does from those of one line. A held Enter key
 * would submit repeatedly: browsers repeat implicit submission
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission).
 */
function onEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return;
  const submits = event.ctrlKey || event.metaKey;
  if (submits || (event.repeat && event.target instanceof HTMLInputElement)) event.preventDefault();
  if (submits && !event.repeat) (event.currentTarget as HTMLFormElement).requestSubmit();
}
