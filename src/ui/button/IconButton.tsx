import type { ReactNode } from 'react';
import type { ButtonProps } from './Button';
import { buttonClass } from './buttonClass';
import { Spinner } from '~/ui/feedback/Spinner';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { Tooltip, type TooltipProps } from '~/ui/feedback/Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label' | 'square'> {
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  /** The icon. */
  readonly icon: ElementNode;
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
