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
  /** As wide as high, for an icon only. */
  readonly square?: boolean;
}

/** A button that acts on the current page. Use at most one `primary` per view. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  once = false,
  icon,
  square = false,
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
  return (
    <button
      className={buttonClass({ variant, size, square, busy, className })}
      type="button"
      onClick={click}
      onKeyDown={keyDown}
      {...rest}
      {...(busy && { 'aria-disabled': true })}
    >
      {icon ? busy ? <Spinner /> : icon : null}
      {/* An empty label would move the icon out of the middle. */}
      {children === undefined ? null : (
        <Label isShifted={busy && !icon}>
          {busy && !icon ? (
            <SpinnerPlace>
              <Spinner size={12} />
            </SpinnerPlace>
          ) : null}
          <span>{children}</span>
        </Label>
      )}
    </button>
  );
}

// Without an icon to replace, the spinner is positioned before the label and both shift by half its
// width, so the button doesn't change its width.
const Label = styled.span<{ readonly isShifted: boolean }>`
  position: relative;
  overflow-wrap: anywhere;
  transform: ${({ isShifted }) => (isShifted ? 'translateX(8px)' : 'none')};
`;
const SpinnerPlace = styled.span`
  position: absolute;
  inset-inline-end: 100%;
  inset-block-start: calc(50% - 6px);
  margin-inline-end: 5px;
`;
