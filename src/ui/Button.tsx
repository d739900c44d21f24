import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type {
  ComponentPropsWithRef,
  ElementType,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { Spinner } from '~/ui/Feedback';
import { classNames, staticClassName } from '~/ui/style';
import { Tooltip, type TooltipProps } from '~/ui/Tooltip';

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
  readonly icon?: ReactNode;
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

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'square'> {
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  /** The icon. */
  readonly icon: ReactNode;
  /** Replaces the label in the tooltip. */
  readonly tooltip?: ReactNode;
  /** The preferred side of the tooltip. */
  readonly tooltipSide?: TooltipProps['side'];
}

/** A square button with an icon only, named by a tooltip. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  tooltipSide,
  variant = 'quiet',
  size = 'medium',
  busy = false,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={tooltip} side={tooltipSide}>
      <button
        className={buttonClass({ variant, size, square: true, busy, className })}
        type="button"
        aria-label={label}
        onClick={busy ? undefined : onClick}
        {...rest}
        {...(busy && { 'aria-disabled': true })}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}

export type LinkButtonProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'variant' | 'icon'
> & {
  /** The component to render, such as a router's link. */
  readonly as?: Tag;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
};

/** A link that looks like a button. */
export function LinkButton<Tag extends ElementType = 'a'>({
  as,
  variant,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return (
    <Link className={buttonClass({ variant, className })} {...rest}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}

/**
 * `primary` for a view's main action, `danger` for the confirmation of an irreversible one, `quiet`
 * for one among many, `quietDanger` for the button that leads to such a confirmation, `active` for one
 * that says what is chosen.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'quietDanger' | 'active';
export type ButtonSize = 'medium' | 'small' | 'large';

/** A busy button ignores clicks, but looks as before. */
const busyClass = 'button-busy';

const baseClass = staticClassName(css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  ${theme.type[13]};
  font-weight: ${theme.fontWeight.medium};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  transition:
    background-color ${theme.duration.quick},
    border-color ${theme.duration.quick};
  &:disabled,
  &[aria-disabled='true']:not(.${busyClass}) {
    color: ${theme.text.disabled};
    background: ${theme.surface.hover};
    border-color: ${theme.border.hairline};
    box-shadow: none;
  }
`);

/** A size whose buttons are larger where they are touched. */
const touchSizeClass = (size: string, padding: string, touchSize: string) =>
  staticClassName(css`
    min-block-size: ${size};
    padding: ${padding};
    ${theme.media.belowMedium} {
      min-block-size: ${touchSize};
    }
  `);

const squareClass = (size: string, touchSize: string) =>
  staticClassName(css`
    inline-size: ${size};
    padding: 0;
    ${theme.media.belowMedium} {
      inline-size: ${touchSize};
    }
  `);

const sizeClasses = {
  medium: touchSizeClass(theme.control.medium, '5px 12px', '40px'),
  large: staticClassName(css`
    min-block-size: ${theme.control.large};
    padding: 5px 16px;
    ${theme.type[14]};
  `),
  small: touchSizeClass(theme.control.small, '3px 10px', '36px'),
};

const squareClasses = {
  medium: squareClass(theme.control.medium, '40px'),
  large: undefined,
  small: squareClass(theme.control.small, '36px'),
};

const interactive = '&:not(:disabled):not([aria-disabled="true"])';

const solidClass = (colours: typeof theme.accent) =>
  staticClassName(css`
    background: ${colours.solid};
    color: ${colours.onSolid};
    box-shadow: ${theme.shadow.soft};
    ${interactive}:hover {
      background: ${colours.solidHover};
    }
    ${interactive}:active {
      background: ${colours.solidPressed};
    }
  `);

// Inserted last: they override rules of the others, such as the border of a disabled button.
const variantClasses = {
  primary: solidClass(theme.accent),
  danger: solidClass(theme.danger),
  quietDanger: staticClassName(css`
    background: transparent;
    color: ${theme.danger.text};
    ${interactive}:hover {
      background: ${theme.danger.subtle};
    }
  `),
  secondary: staticClassName(css`
    background: ${theme.surface.control};
    border-color: ${theme.border.button};
    color: ${theme.text.primary};
    box-shadow: ${theme.shadow.soft};
    ${interactive}:hover {
      background: ${theme.surface.hover};
    }
    ${interactive}:active {
      background: ${theme.surface.pressed};
    }
  `),
  active: staticClassName(css`
    background: ${theme.accent.subtle};
    border-color: ${theme.accent.border};
    color: ${theme.accent.text};
    box-shadow: ${theme.shadow.soft};
  `),
  quiet: staticClassName(css`
    background: transparent;
    color: ${theme.text.primary};
    ${interactive}:hover {
      background: ${theme.surface.hover};
    }
    ${interactive}:active, &[aria-expanded='true'] {
      background: ${theme.surface.pressed};
    }
    &:disabled,
    &[aria-disabled='true']:not(.${busyClass}) {
      background: transparent;
      border-color: transparent;
    }
  `),
};

interface ButtonClassOptions {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize;
  /** As wide as high, for an icon only. */
  readonly square?: boolean;
  readonly busy?: boolean;
  /** A class that the owner adds. */
  readonly className?: string | undefined;
}

/** The class of a button, for any element or link component. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  square = false,
  busy = false,
  className,
}: ButtonClassOptions): string | undefined {
  return classNames(
    baseClass,
    sizeClasses[size],
    square && squareClasses[size],
    variantClasses[variant],
    busy && busyClass,
    className,
  );
}
