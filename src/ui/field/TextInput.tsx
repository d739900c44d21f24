import styled from '@emotion/styled';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { controlStyle } from './controlStyle';

export interface TextInputProps extends ComponentPropsWithRef<'input'> {
  /** An icon or unit before the text. */
  readonly leading?: ReactNode;
  /** A small button or unit after the text. */
  readonly trailing?: ReactNode;
  /** Use `end` for numbers. */
  readonly align?: 'start' | 'end';
}

/** A single-line text input, named by its Field or by `aria-label`. */
export function TextInput({
  leading,
  trailing,
  align = 'start',
  className,
  type = 'text',
  ...rest
}: TextInputProps) {
  return (
    <Box className={className} isEndAligned={align === 'end'}>
      {leading ? <Leading>{leading}</Leading> : null}
      <input type={type} {...rest} />
      {trailing ? <Trailing>{trailing}</Trailing> : null}
    </Box>
  );
}

const endAlignedStyle = `
  & > input {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;
const Box = styled.span<{ readonly isEndAligned: boolean }>`
  ${controlStyle}
  ${({ isEndAligned }) => isEndAligned && endAlignedStyle}
`;
const Leading = styled.span`
  flex: none;
  padding-inline-start: 10px;
  color: ${theme.text.muted};
  pointer-events: none;
  & + input {
    padding-inline-start: 8px !important;
  }
`;
const Trailing = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  padding-inline-end: 10px;
  &:has(> button, > span > button) {
    padding-inline-end: 2px;
  }
  color: ${theme.text.muted};
`;

/** A small button after the text. */
export const FieldButton = styled.button`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  padding: 0;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: ${theme.text.muted};
  &:hover:not(:disabled) {
    background: ${theme.surface.hover};
    color: ${theme.text.primary};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
`;
