import styled from '@emotion/styled';
import { ErrorSummary } from '~/ui/Field';
import { visuallyHiddenStyle } from '~/ui/text';
import { fieldId } from './fieldId';
import type { FlatError } from './schema/flattenErrors';

interface FormErrorsProps {
  readonly formId: string;
  readonly title: string;
  readonly errors: readonly FlatError[];
  /** The form is so short that its messages are all in view. */
  readonly isShort: boolean;
}

/**
 * What a rejected submit reports: a summary that links to the fields or, in a short form, the same
 * for screen readers only.
 */
export function FormErrors({ formId, title, errors, isShort }: FormErrorsProps) {
  if (isShort)
    return (
      <HiddenAlert role="alert">
        <strong>{title}</strong>
        <ul>
          {errors.map(({ name, message }) => (
            <li key={name}>{message}</li>
          ))}
        </ul>
      </HiddenAlert>
    );
  return (
    <ErrorSummary
      title={title}
      errors={errors.map(({ name, label }) => ({ fieldId: fieldId(formId, name), label }))}
    />
  );
}

const HiddenAlert = styled.div(visuallyHiddenStyle);
