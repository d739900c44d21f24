import styled from '@emotion/styled';
import { useFormik, type FormikValues } from 'formik';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { whenIdle } from '~/lib/whenIdle';
import { DialogMessages } from '~/ui/dialog/DialogMessages';
import { Stack } from '~/ui/Page';
import { ErrorPlacementProvider } from './errorPlacement';
import { FormIdProvider } from './fieldId';
import { FieldsProvider } from './FieldsProvider';
import { ShouldTouchProvider, useTouchedFields } from './touchedFields';
import { FormErrors } from './FormErrors';
import type { FormFields } from './FormFields';
import { formSchema, validate } from './formSchema';
import { useCleanOnBlur } from './useCleanOnBlur';
import { useFormSubmit, type SubmitHandler } from './useFormSubmit';
import { useServerErrors } from './useServerErrors';
import { useSubmitKeys } from './useSubmitKeys';
import { useUnsavedValues, type UnsavedValuesOptions } from './useUnsavedValues';

/** A form with more fields shows a summary of its errors. */
const maxShortFields = 3;

export interface FormProps<Values extends FormikValues> extends UnsavedValuesOptions<Values> {
  readonly fields: FormFields<Values>;
  readonly initialValues: Values;
  /** Called once at a time, even if the form is submitted again meanwhile. */
  readonly onSubmit: SubmitHandler<Values>;
  /** The form element's id, for a submit button outside it. */
  readonly id?: string;
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
  children,
  ...unsavedValues
}: FormProps<Values>) {
  const id = useId();
  const element = useRef<HTMLFormElement>(null);
  const serverErrors = useServerErrors<Values>();
  const touchedFields = useTouchedFields();
  const formik = useFormik<Values>({
    initialValues,
    onReset: () => {
      serverErrors.clear();
      touchedFields.onReset();
    },
    // Never called: `useFormSubmit` submits.
    onSubmit: () => undefined,
    validate: (values) => validate(fields, values, serverErrors.rejected.current),
  });
  // On /login and in a dialog opened before the page is idle, nothing else loads it.
  useEffect(() => whenIdle(formSchema.prefetch), []);
  useSubmitKeys(element);
  useUnsavedValues(formik, unsavedValues);
  const cleanOnBlur = useCleanOnBlur(fields, formik);
  const { submit, summary } = useFormSubmit({
    fields,
    formik,
    onSubmit,
    element,
    serverErrors,
  });
  const focusHandlers = { ...touchedFields.handlers, onBlur: cleanOnBlur };
  return (
    <FormIdProvider value={id}>
      <FormElement
        ref={element}
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-label={label}
        id={elementId}
        {...focusHandlers}
      >
        <Stack gap={4}>
          {summary && (
            <DialogMessages>
              <FormErrors
                formId={id}
                {...summary}
                isShort={Object.keys(fields).length <= maxShortFields}
              />
            </DialogMessages>
          )}
          <ErrorPlacementProvider value={serverErrors.placement}>
            <ShouldTouchProvider value={touchedFields.shouldTouch}>
              <FieldsProvider formik={formik}>{children}</FieldsProvider>
            </ShouldTouchProvider>
          </ErrorPlacementProvider>
        </Stack>
      </FormElement>
    </FormIdProvider>
  );
}

/** Reserves a line for the message of each field. */
const FormElement = styled.form`
  --message-line: 20px;
`;
