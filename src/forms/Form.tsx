import { FormikProvider, useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useId, type ReactNode } from 'react';
import type { ErrorPlacement } from '~/messages/rejectedPayload';
import { Button, type ButtonProps } from '~/ui/Button';
import { DialogMessages } from '~/ui/dialog/DialogMessages';
import { ErrorSummary } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { preserveFocus } from '~/ui/preserveFocus';
import { VisuallyHidden } from '~/ui/text';
import { useForm, type FormOptions } from './useForm';

/** A form with more fields shows a summary of its errors. */
const maxShortFields = 3;

/** How to show the message of a field; undefined as plain text. */
export type RenderError = (field: string, text: string) => ReactNode | undefined;

/** What a form shares with its fields and messages, besides Formik's state. */
interface FormContextValue {
  /** The element id of a field, referenced by its label, its message and the error summary. */
  readonly fieldId: (name: string) => string;
  /** Where the form shows the server's errors of its last submit; undefined if there were none. */
  readonly placement?: ErrorPlacement | undefined;
  readonly renderError?: RenderError | undefined;
}

const FormContext = createContext<FormContextValue>({ fieldId: (name) => name });

/** The context of the form around; outside of one, without errors. */
export function useFormContext(): FormContextValue {
  return useContext(FormContext);
}

export interface FormProps<Values extends FormikValues> extends FormOptions<Values> {
  /** The form element's id, for a submit button outside it. */
  readonly id?: string;
  readonly label?: string;
  readonly renderError?: RenderError | undefined;
  readonly children: ReactNode;
}

/**
 * A form consists of initial values, fields with their rules, and a submit handler. A field's text is
 * cleaned and its message appears on blur or on submit (docs/product.md, "Forms"). A submit that fails
 * validation names the invalid fields in a summary, if there are many, and focuses the first one.
 */
export function Form<Values extends FormikValues>({
  id: elementId,
  label,
  renderError,
  children,
  ...options
}: FormProps<Values>) {
  const id = useId();
  const { formik, placement, summary, attributes } = useForm(options);
  const fieldId = (name: string) => `${id}-${name}`;
  const isShort = Object.keys(options.fields).length <= maxShortFields;
  return (
    <FormContext value={{ fieldId, placement, renderError }}>
      <form noValidate aria-label={label} id={elementId} {...attributes}>
        <Stack gap={4}>
          {summary && isShort && (
            <VisuallyHidden as="div" role="alert">
              <strong>{summary.title}</strong>
              <ul>
                {summary.errors.map(({ name, message }) => (
                  <li key={name}>{message}</li>
                ))}
              </ul>
            </VisuallyHidden>
          )}
          {summary && !isShort && (
            <DialogMessages>
              <ErrorSummary
                title={summary.title}
                errors={summary.errors.map((error) => ({
                  fieldId: fieldId(error.name),
                  label: error.label,
                }))}
              />
            </DialogMessages>
          )}
          <FormikProvider value={formik}>{children}</FormikProvider>
        </Stack>
      </form>
    </FormContext>
  );
}

interface SubmitButtonProps {
  readonly size?: ButtonProps['size'];
  readonly children: ReactNode;
}

/** The form's submit button, busy while a submit is running. */
export function SubmitButton({ size, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant="primary"
      size={size}
      busy={isSubmitting}
      once
      onMouseDown={preserveFocus}
    >
      {children}
    </Button>
  );
}
