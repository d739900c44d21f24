import {
  setNestedObjectValues,
  type FormikHelpers,
  type FormikValues,
  type useFormik,
} from 'formik';
import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import type { FormFields } from './FormFields';
import { loadFormSchema, type formSchema } from './formSchema';
import { nestErrors } from './nestErrors';
import type { ServerErrors } from './serverErrors';
import type { useServerErrors } from './useServerErrors';

/** What a submit handler can do with its form. */
export interface FormHelpers<Values> extends FormikHelpers<Values> {
  /** Shows the server's errors for the values that were sent, and focuses the first field with one. */
  readonly showErrors: (sent: Values, errors: ServerErrors) => void;
}

/** Sends the values. Returned errors show on their fields, or in the form's alert. */
export type SubmitHandler<Values> = (
  values: Values,
  helpers: FormHelpers<Values>,
) => Promise<ServerErrors | void>;

interface Options<Values extends FormikValues> {
  readonly fields: FormFields<Values>;
  readonly formik: ReturnType<typeof useFormik<Values>>;
  readonly onSubmit: SubmitHandler<Values>;
  /** The form element. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly serverErrors: ReturnType<typeof useServerErrors<Values>>;
}

/**
 * The submit of a form, one at a time: cleans and validates the values, sends them, and shows what is
 * wrong with them.
 */
export function useFormSubmit<Values extends FormikValues>({
  fields,
  formik,
  onSubmit,
  element,
  serverErrors,
}: Options<Values>) {
  const isSubmitting = useRef(false);
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [schema, setSchema] = useState<typeof formSchema.value>();
  const { values } = formik;

  useEffect(() => {
    if (failedSubmits > 0)
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  }, [element, failedSubmits]);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    serverErrors.clear();
    try {
      const loaded = await loadFormSchema();
      const cleaned = loaded?.cleanValues(fields, values, formik.initialValues) ?? values;
      void formik.setValues((current) => (current === values ? cleaned : current), false);
      // Not submitForm(): it validates again, and sends values typed since. These are validated
      // once, and sent as validated.
      const errors = await formik.validateForm(cleaned);
      const invalid = Object.keys(errors).length > 0;
      setSchema(invalid ? loaded : undefined);
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

  function showErrors(sent: Values, errors: ServerErrors) {
    serverErrors.set(sent, errors);
    if (Object.keys(errors.fields).length === 0) return;
    formik.setErrors(nestErrors<Values>(errors.fields));
    touchAll(sent);
    setFailedSubmits((count) => count + 1);
  }

  function touchAll(sent: Values) {
    void formik.setTouched(setNestedObjectValues(sent, true), false);
  }

  return { submit, summary: schema?.errorSummary(fields, formik.errors) };
}
