import { css } from '@emotion/react';
import type {
  ComponentPropsWithRef,
  ElementType,
  KeyboardEvent,
  MouseEvent,
  ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { Spinner } from './Feedback';
import { classNames, staticClassName } from './style';
import { Tooltip, type TooltipProps } from './Tooltip';

/**
 * `primary` for a view's main action, `secondary` for another one, `quiet` for one among many. `danger` is
 * a primary one that confirms what is irreversible, `dangerous` a secondary one that leads there, `active`
 * a quiet one that says what is chosen.
 */
type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerous' | 'active';

interface ButtonLook {
  /** Use at most one `primary` per view. */
  readonly variant?: ButtonVariant;
  /** Use `small` in rows and panels. */
  readonly size?: 'medium' | 'small' | 'large';
  readonly icon?: ReactNode;
  /** The edge of the content at which its label ends or starts. */
  readonly edge?: 'start' | 'end';
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and ignores clicks. Width, label and focus stay the same. */
  readonly busy?: boolean;
  /**
   * Set it on buttons that start a mutation: ignores the second click of a double click and the
   * repeats of a held key.
   */
  readonly once?: boolean;
  /** As wide as high, for an icon only. */
  readonly square?: boolean;
}

/** A button that acts on the current page. */
export function Button({
  variant = 'secondary',
  size,
  busy = false,
  once = false,
  icon,
  edge,
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
      className={classNames(buttonClass, className)}
      data-variant={variant}
      data-size={size}
      data-edge={edge}
      data-square={square || undefined}
      data-busy={busy || undefined}
      type="button"
      onClick={click}
      onKeyDown={keyDown}
      {...rest}
      {...(busy && { 'aria-disabled': true })}
    >
      {icon ? busy ? <Spinner /> : icon : null}
      {/* An empty label would move the icon out of the middle. */}
      {children === undefined ? null : (
        <span data-shifted={(busy && !icon) || undefined}>
          {busy && !icon ? <Spinner /> : null}
          {children}
        </span>
      )}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'square'> {
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tooltip?: ReactNode;
  readonly tooltipSide?: TooltipProps['side'];
}

/** A square button with an icon only, named by a tooltip. */
export function IconButton({
  label,
  tooltip = label,
  tooltipSide,
  variant = 'quiet',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip content={tooltip} side={tooltipSide}>
      <Button {...rest} variant={variant} square aria-label={label} />
    </Tooltip>
  );
}

/** A small quiet button at the end of a line or a row: its label ends where the content does. */
export function EndButton(props: ButtonProps) {
  return <Button variant="quiet" size="small" edge="end" {...props} />;
}

export type LinkButtonProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | keyof ButtonLook
> &
  ButtonLook & { readonly as?: Tag };

/** A small quiet button below content: its label starts where the content does. */
export function StartButton(props: ButtonProps) {
  return <Button variant="quiet" size="small" edge="start" {...props} />;
}

/** A link that looks like an EndButton. */
export function EndLink<Tag extends ElementType = 'a'>(props: LinkButtonProps<Tag>) {
  return <LinkButton variant="quiet" size="small" edge="end" {...props} />;
}

/** A link that looks like a button. */
export function LinkButton<Tag extends ElementType = 'a'>({
  as,
  variant = 'secondary',
  size,
  icon,
  edge,
  className,
  children,
  ...rest
}: LinkButtonProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return (
    <Link
      className={classNames(buttonClass, className)}
      data-variant={variant}
      data-size={size}
      data-edge={edge}
      {...rest}
    >
      {icon}
      <span>{children}</span>
    </Link>
  );
}

const solidStyle = (colours: typeof theme.accent) => `
  border-color: transparent;
  background: ${colours.solid};
  color: ${colours.onSolid};
  &:hover {
    background: ${colours.solidHover};
  }
  &:active {
    background: ${colours.solidPressed};
  }
`;
// `:where`: the later rule wins, whatever its selector. The spinner of a button without an icon is positioned
// before the label and both shift by half its width, so the button doesn't change its width. -11px: padding
// and border. On paper nothing is pressed.
const buttonClass = staticClassName(css`
  --control-size: ${theme.control.medium};
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  max-inline-size: 100%;
  min-block-size: var(--control-size);
  padding: 5px 12px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.text.primary};
  ${theme.type[13]};
  font-weight: ${theme.fontWeight.medium};
  text-align: center;
  text-decoration: none;
  white-space: nowrap;
  ${theme.unselectable};
  transition:
    background-color ${theme.duration.quick},
    border-color ${theme.duration.quick};
  & > span {
    position: relative;
    overflow-wrap: anywhere;
  }
  & > [data-shifted] {
    transform: translateX(9px);
    & > svg {
      position: absolute;
      inset-inline-end: 100%;
      inset-block-start: calc(50% - 7px);
      margin-inline-end: 4px;
    }
  }
  &:where([data-size='small']) {
    --control-size: ${theme.control.small};
    padding: 3px 10px;
  }
  &:where([data-size='large']) {
    --control-size: ${theme.control.large};
    padding: 5px 16px;
    ${theme.type[14]};
  }
  ${theme.media.belowMedium} {
    --control-size: ${theme.control.large};
  }
  &:where([data-square]) {
    inline-size: var(--control-size);
    padding: 0;
  }
  &:where([data-edge='end'][data-variant='quiet']) {
    max-inline-size: none;
    margin-inline-end: -11px;
  }
  &:where([data-edge='start']) {
    margin-inline-start: -11px;
  }
  &:where(:not([data-variant='quiet'])) {
    background: ${theme.surface.control};
    border-color: ${theme.border.button};
    box-shadow: ${theme.shadow.soft};
  }
  &:hover {
    background: ${theme.surface.hover};
  }
  &:active,
  &:where([data-variant='quiet'])[aria-expanded='true'] {
    background: ${theme.surface.pressed};
  }
  &:where([data-variant='quiet']:not([data-square])) {
    color: ${theme.text.muted};
  }
  &:where([data-variant='dangerous']) {
    color: ${theme.danger.text};
  }
  &:where([data-variant='active']) {
    border-color: ${theme.accent.border};
    color: ${theme.accent.text};
    &,
    &:hover {
      background: ${theme.accent.subtle};
    }
  }
  &:where([data-variant='primary']) {
    ${solidStyle(theme.accent)}
  }
  &:where([data-variant='danger']) {
    ${solidStyle(theme.danger)}
  }
  &:disabled,
  &[aria-disabled='true']:not([data-busy]) {
    color: ${theme.text.disabled};
    box-shadow: none;
    &:where(:not([data-variant='quiet'])) {
      background: ${theme.surface.hover};
      border-color: ${theme.border.hairline};
    }
    &:where([data-variant='quiet']) {
      background: none;
    }
  }
  @media print {
    display: none;
  }
`);

/**
 * For `onMouseDown`: pressing a button leaves focus in the current field. Otherwise the field's
 * blur may show its error message, which moves the button away from the pointer before the click.
 */
export function preserveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('button')) event.preventDefault();
}
