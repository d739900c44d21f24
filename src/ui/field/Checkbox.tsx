import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** The visible label. */
  readonly label: ReactNode;
}

/** A native checkbox with a clickable label. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <Wrap className={className}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </Wrap>
  );
}

const Wrap = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.control.medium};
  cursor: pointer;
  & > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: ${theme.accent.solid};
    cursor: inherit;
  }
  &:has(> :disabled) {
    color: ${theme.text.disabled};
    cursor: default;
  }
`;
