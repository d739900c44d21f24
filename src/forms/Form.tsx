import { FormikProvider, useFormikContext, type FormikValues } from 'formik';
import { createContext, useContext, useId, type ReactNode } from 'react';
import type { ErrorPlacement } from '~/messages/failures';
import { Button, type ButtonProps, preserveFocus } from '~/ui/Button';
import { ErrorSummary } from '~/ui/Field';
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
  /** Of a form that is so long that not all of its messages are in view. */
  readonly summary?: ReturnType<typeof useForm>['summary'];
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
 * validation focuses the first invalid field; its message names them for screen readers or, if there
 * are many, in `FormSummary`.
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
    <FormContext
      value={{ fieldId, placement, renderError, summary: isShort ? undefined : summary }}
    >
      <form noValidate aria-label={label} id={elementId} {...attributes}>
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
        <FormikProvider value={formik}>{children}</FormikProvider>
      </form>
    </FormContext>
  );
}

/** What a long form reports of a submit that its rules have rejected, with links to the fields. */
export function FormSummary() {
  const { summary, fieldId } = useFormContext();
  if (!summary) return null;
  return (
    <ErrorSummary
      title={summary.title}
      errors={summary.errors.map(({ name, label }) => ({ fieldId: fieldId(name), label }))}
    />
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
