import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string | undefined;
  /** The message, a full sentence. */
  readonly children: ReactNode;
}

/** The error message of a field or a group of fields. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Text id={id}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{children}</span>
    </Text>
  );
}

const Text = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[1]};
  color: ${theme.danger.text};
  ${theme.type[12]};
  overflow-wrap: anywhere;
  & > svg {
    flex: none;
    margin-block-start: 1px;
  }
`;
