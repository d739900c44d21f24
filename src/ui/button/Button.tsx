import styled from '@emotion/styled';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass';
import { Spinner } from '~/ui/feedback/Spinner';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` for the main action, `danger` for irreversible ones, `quiet` for one among many. */
  readonly variant?: ButtonVariant;
  /** Use `small` in rows and panels. */
  readonly size?: ButtonSize;
  /** Shows a spinner and ignores clicks. Width, label and focus stay the same. */
  readonly busy?: boolean;
  /**
   * Set it on buttons that start a mutation: ignores the second click of a double click and the
   * repeats of a held key.
   */
  readonly once?: boolean;
  /** An icon before the label. */
  readonly icon?: ElementNode;
}

/** A button that acts on the current page. Use at most one `primary` per view. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  once = false,
  icon,
  className,
  children,
  onClick,
  onKeyDown,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    // preventDefault stops a busy submit button from submitting its form again.
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
      className={buttonClass(variant, size, className)}
      type="button"
      onClick={click}
      onKeyDown={keyDown}
      {...rest}
      {...state}
    >
      {icon ? busy ? <Spinner /> : icon : null}
      <Label data-shifted={busy && !icon ? '' : undefined}>
        {busy && !icon ? <Spinner size={12} /> : null}
        <span>{children}</span>
      </Label>
    </button>
  );
}

// Without an icon to replace, the spinner is positioned before the label and both shift by half its
// width, so the button doesn't change its width.
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
