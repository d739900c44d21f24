import styled from '@emotion/styled';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './buttonStyle';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` for the one main action, `danger` for what cannot be undone, `quiet` among many. */
  variant?: ButtonVariant;
  /** `small` in rows and panels. */
  size?: ButtonSize;
  /** Shows a spinner and ignores clicks; width, label and focus stay. */
  busy?: boolean;
  /**
   * For what writes: the second click of a double click and the repeats of a key held down do
   * nothing.
   */
  once?: boolean;
  /** Before the label. */
  icon?: ReactNode;
}

/** A button: one primary per view, danger for what cannot be undone. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  once = false,
  icon,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault keeps a busy submit button from submitting its form again.
    if (busy || (once && event.detail > 1)) event.preventDefault();
    else onClick?.(event);
  };
  const keyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (once && event.repeat && event.key !== 'Tab') event.preventDefault();
    onKeyDown?.(event);
  };
  const state = busy ? ({ 'data-busy': '', 'aria-disabled': true } as const) : undefined;
  return (
    <button
      css={buttonStyle(variant, size)}
      type="button"
      onClick={click}
      onKeyDown={keyDown}
      {...rest}
      {...state}
    >
      {icon ? busy ? <Spinner /> : icon : null}
      <Label data-shifted={busy && !icon ? '' : undefined}>
        {busy && !icon ? <Spinner size={12} /> : null}
        {children}
      </Label>
    </button>
  );
}

// Without an icon whose place it could take, the spinner hangs before the label and both move by
// half its width: the button keeps its own.
const Label = styled.span`
  position: relative;
  overflow-wrap: anywhere;
  &[data-shifted] {
    transform: translateX(8px);
  }
  &[data-shifted] > [data-spinner] {
    position: absolute;
    inset-inline-end: 100%;
    inset-block-start: calc(50% - 6px);
    margin-inline-end: 5px;
  }
`;
