import {
  FormikProvider,
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
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { whenIdle } from '../lib/whenIdle';
import { message } from '../messages/message';
import type { ErrorPlacement } from '../messages/rejectedPayload';
import { ErrorSummary } from '../ui/ErrorSummary';
import { Stack } from '../ui/Stack';
import { ErrorPlacementProvider } from './errorPlacement';
import { fieldId, FormIdProvider } from './fieldId';
import { FieldVisitsProvider, useFieldVisits } from './fieldVisits';
import { flattenErrors, nestErrors } from './FormErrors';
import type { FormDraft } from './FormDraft';
import type { FormFields } from './FormFields';
import type { RejectedSubmit } from './RejectedSubmit';
import type { ServerErrors } from './serverErrors';

const loadSchema = () => import('./formSchema');

interface FormProps<Values extends FormikValues> {
  readonly fields: FormFields<Values>;
  readonly initialValues: Values;
  /**
   * Sends the values; one submit at a time, however it is pressed. What it gives back the server
   * refused: it shows on the fields, and in the form's alert where it is of none.
   */
  readonly onSubmit: (
    values: Values,
    helpers: FormikHelpers<Values>,
  ) => Promise<ServerErrors | void>;
  /** The element's id, for a submit button that stands outside of it. */
  readonly id?: string;
  /** Told whenever the form comes to differ from its initial values, or no longer does. */
  readonly onDirtyChange?: (dirty: boolean) => void;
  readonly draft?: FormDraft<Values>;
  /**
   * Whether the values differ from the initial ones, where a value can be written in several ways;
   * otherwise any difference counts.
   */
  readonly hasChanges?: (initialValues: Values, values: Values) => boolean;
  /** The form's accessible name. */
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A form is its defaults, its fields with their rules, and its submit. A field speaks on being left
 * or on submitting; what is refused before sending says so in a summary linked to the fields, and
 * the first of them gets the focus.
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
  const [schema, setSchema] = useState<Awaited<ReturnType<typeof loadSchema>>>();
  const visits = useFieldVisits();
  const [placement, setPlacement] = useState<ErrorPlacement>();
  const formik = useFormik<Values>({
    initialValues,
    onReset: visits.onReset,
    onSubmit: async (values, helpers) => {
      const errors = await onSubmit(values, helpers);
      if (!errors) return;
      const { fields: restored, unplaced } = errors;
      const marked = Object.keys(restored).length > 0;
      setPlacement({ marked, unplaced });
      if (!marked) return;
      rejected.current = { values, errors: restored };
      helpers.setErrors(nestErrors<Values>(restored));
      setFailedSubmits((count) => count + 1);
    },
    validate: (values) => validate(fields, values, rejected.current),
  });

  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined)), []);
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('keydown', ignoreRepeatedEnter);
    return () => form?.removeEventListener('keydown', ignoreRepeatedEnter);
  }, []);
  const { values, setValues } = formik;
  const dirty = formik.dirty && (hasChanges?.(formik.initialValues, values) ?? true);
  // With the key itself, not after it: the next one may be Escape.
  useLayoutEffect(() => onDirtyChange?.(dirty), [onDirtyChange, dirty]);
  const { restored, update } = draft ?? {};
  useLayoutEffect(() => {
    if (restored) void setValues(restored, false);
  }, [restored, setValues]);
  useLayoutEffect(() => update?.(dirty ? values : undefined), [update, dirty, values]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    rejected.current = undefined;
    setPlacement(undefined);
    try {
      const errors = await formik.validateForm();
      const invalid = Object.keys(errors).length > 0;
      setSchema(invalid ? await loadSchema() : undefined);
      setFailedSubmits((count) => (invalid ? count + 1 : 0));
      // What was wrong when it was submitted isn't sent, though it be mended in the meantime.
      if (invalid) await formik.setTouched(setNestedObjectValues(formik.values, true), false);
      else await formik.submitForm();
    } finally {
      submitting.current = false;
    }
  }

  useEffect(() => {
    if (failedSubmits > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [failedSubmits]);

  const invalid = flattenErrors(fields, formik.errors);
  const missing = invalid.some((error) => schema?.isRequiredError(fields, error));
  return (
    <FormikProvider value={formik}>
      <FormIdProvider value={id}>
        <form
          ref={element}
          onSubmit={(event) => void submit(event)}
          noValidate
          aria-label={label}
          id={elementId}
          {...visits.handlers}
        >
          <Stack gap={4}>
            {schema && invalid.length > 0 && (
              <ErrorSummary
                title={message(missing ? 'check_required' : 'validation_failed')}
                errors={invalid.map(({ name, message }) => ({
                  fieldId: fieldId(id, name),
                  message,
                }))}
              />
            )}
            <ErrorPlacementProvider value={placement}>
              <FieldVisitsProvider value={visits.isLeft}>{children}</FieldVisitsProvider>
            </ErrorPlacementProvider>
          </Stack>
        </form>
      </FormIdProvider>
    </FormikProvider>
  );
}

/** Enter held down in a field would submit again and again. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
    event.preventDefault();
}

/**
 * The schema's code (yup) isn't needed before somebody types: it comes when the page has nothing
 * else to do. Where it can't come at all, the server judges.
 */
async function validate<Values extends FormikValues>(
  fields: FormFields<Values>,
  values: Values,
  rejected: RejectedSubmit<Values> | undefined,
) {
  const schema = await loadSchema().catch(() => undefined);
  return schema ? schema.formErrors(fields, values, rejected) : {};
}
