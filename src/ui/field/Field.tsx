import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { FieldError } from './FieldError';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';

/**
 * Attributes that associate a control with its label, hint and error. Spread them on the control.
 */
export interface FieldControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

export interface FieldProps {
  /** The label and accessible name of the control. */
  readonly label: string;
  /** Hides the label visually; screen readers still read it. */
  readonly hideLabel?: boolean;
  /** Help for filling in the field, shown below the control until there is an error. */
  readonly hint?: ReactNode;
  /** A message that says how to fix the value. Marks the control as invalid. */
  readonly error?: ReactNode;
  /** Marks the control as required for screen readers. */
  readonly required?: boolean;
  /** Shows "Optional" beside the label, outside the accessible name. */
  readonly optional?: boolean;
  /** The control's id, if something else links to it. Default: a generated one. */
  readonly id?: string;
  /** Positions the field in a layout. */
  readonly className?: string;
  /** Renders the control with the attributes it needs. */
  readonly children: (control: FieldControlAttributes) => ElementNode;
}

/** A labelled control with its hint and error message. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  required,
  optional,
  id,
  className,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <Wrap className={className}>
      <LabelRow isHidden={hideLabel}>
        <label htmlFor={controlId}>{label}</label>
        {optional ? <OptionalMark>Optional</OptionalMark> : null}
      </LabelRow>
      {children({
        id: controlId,
        'aria-describedby': errorId ?? hintId,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      <MessageLine>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        {hint && !error ? <Hint id={hintId}>{hint}</Hint> : null}
      </MessageLine>
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;
const LabelRow = styled.div<{ readonly isHidden: boolean }>`
  display: flex;
  gap: 6px;
  margin-block-end: 6px;
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
`;
const OptionalMark = styled.span`
  color: ${theme.text.muted};
  font-weight: ${theme.fontWeight.regular};
`;
// `--message-line`: reserved by a form, so that a message that comes and goes moves nothing. It reaches
// into the gap below the field.
const MessageLine = styled.div`
  min-block-size: var(--message-line, 0px);
  margin-block-end: max(-8px, -1 * var(--message-line, 0px));
  & > p {
    padding-block-start: 4px;
  }
`;
const Hint = styled.p`
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
