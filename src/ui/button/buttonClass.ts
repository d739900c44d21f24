import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { staticClassName } from '~/ui/layout/staticClassName';

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
