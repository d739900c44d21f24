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
import { namedErrors, nestErrors } from './FormErrors';
import type { FormDraft } from './FormDraft';
import type { FormFields } from './FormFields';
import type { Refusal } from './Refusal';
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
  readonly onDirty?: (dirty: boolean) => void;
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
  onDirty,
  draft,
  hasChanges,
  children,
}: FormProps<Values>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const refused = useRef<Refusal<Values>>(undefined);
  const [refusals, setRefusals] = useState(0);
  const [schema, setSchema] = useState<Awaited<ReturnType<typeof loadSchema>>>();
  const visits = useFieldVisits();
  const [placement, setPlacement] = useState<ErrorPlacement>();
  const formik = useFormik<Values>({
    initialValues,
    onReset: visits.onReset,
    onSubmit: async (values, helpers) => {
      const errors = await onSubmit(values, helpers);
      if (!errors) return;
      const { fields: found, unplaced } = errors;
      const marked = Object.keys(found).length > 0;
      setPlacement({ marked, unplaced });
      if (!marked) return;
      refused.current = { values, errors: found };
      helpers.setErrors(nestErrors<Values>(found));
      setRefusals((count) => count + 1);
    },
    validate: (values) => validate(fields, values, refused.current),
  });

  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined)), []);
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('keydown', ignoreHeldEnter);
    return () => form?.removeEventListener('keydown', ignoreHeldEnter);
  }, []);
  const { values, setValues } = formik;
  const dirty = formik.dirty && (hasChanges?.(formik.initialValues, values) ?? true);
  // With the key itself, not after it: the next one may be Escape.
  useLayoutEffect(() => onDirty?.(dirty), [onDirty, dirty]);
  const { found, note } = draft ?? {};
  useLayoutEffect(() => {
    if (found) void setValues(found, false);
  }, [found, setValues]);
  useLayoutEffect(() => note?.(dirty ? values : undefined), [note, dirty, values]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    refused.current = undefined;
    setPlacement(undefined);
    try {
      const errors = await formik.validateForm();
      const wrong = Object.keys(errors).length > 0;
      setSchema(wrong ? await loadSchema() : undefined);
      setRefusals((count) => (wrong ? count + 1 : 0));
      // What was wrong when it was submitted isn't sent, though it be mended in the meantime.
      if (wrong) await formik.setTouched(setNestedObjectValues(formik.values, true), false);
      else await formik.submitForm();
    } finally {
      running.current = false;
    }
  }

  useEffect(() => {
    if (refusals > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [refusals]);

  const wrong = namedErrors(fields, formik.errors);
  const missing = wrong.some((error) => schema?.isRequiredError(fields, error));
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
            {schema && wrong.length > 0 && (
              <ErrorSummary
                title={message(missing ? 'check_required' : 'validation_failed')}
                errors={wrong.map(({ name, message }) => ({ fieldId: fieldId(id, name), message }))}
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
function ignoreHeldEnter(event: KeyboardEvent) {
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
  refused: Refusal<Values> | undefined,
) {
  const schema = await loadSchema().catch(() => undefined);
  return schema ? schema.formErrors(fields, values, refused) : {};
}
