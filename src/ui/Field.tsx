import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '../theme/theme';
import { FieldError } from './FieldError';
import { visuallyHiddenStyle } from './visuallyHiddenStyle';

/** What ties a control to its label, hint and error. Spread it over the control. */
export interface FieldControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps {
  /** The control’s name. */
  label: string;
  /** The label is heard alone. */
  hideLabel?: boolean;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** A message that says what to do; its presence marks the control invalid. */
  error?: string | null | false;
  /** Tells screen readers that it must be filled in. */
  required?: boolean;
  /** Says "Optional" at the label's end, outside the accessible name. */
  optional?: boolean;
  /** The control’s id, where something links to it. */
  id?: string;
  /** For its place in a layout. */
  className?: string;
  /** The control, given what ties it to its label. */
  children: (control: FieldControlAttributes) => ReactNode;
}

/** A labelled control with its hint and its error. */
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
      <LabelRow css={hideLabel ? visuallyHiddenStyle : undefined}>
        <label htmlFor={controlId}>{label}</label>
        {optional ? <OptionalMark>Optional</OptionalMark> : null}
      </LabelRow>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-inline-size: 0;
`;
const LabelRow = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${theme.space[2]};
  font-size: ${theme.fontSize[13]};
  font-weight: ${theme.fontWeight.medium};
`;
const OptionalMark = styled.span`
  color: ${theme.text.muted};
  font-size: ${theme.fontSize[12]};
  font-weight: ${theme.fontWeight.regular};
`;
const Hint = styled.p`
  color: ${theme.text.muted};
  font-size: ${theme.fontSize[12]};
`;
