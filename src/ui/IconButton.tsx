import type { ReactNode } from 'react';
import type { ButtonProps } from './Button';
import { buttonStyle } from './buttonStyle';
import { Spinner } from './Spinner';
import { Tooltip, type TooltipProps } from './Tooltip';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  /** Its accessible name, and its tooltip. */
  label: string;
  /** The sign. */
  icon: ReactNode;
  /** What the tooltip says instead of the label. */
  tooltip?: ReactNode;
  /** On which side the tooltip opens. */
  tooltipSide?: TooltipProps['side'];
}

/** A square button with an icon alone, named by a tooltip. */
export function IconButton({
  label,
  icon,
  tooltip = label,
  tooltipSide,
  variant = 'quiet',
  size = 'medium',
  busy = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const state = busy ? ({ 'data-busy': '', 'aria-disabled': true } as const) : undefined;
  return (
    <Tooltip content={tooltip} side={tooltipSide}>
      <button
        css={buttonStyle(variant, size)}
        data-square=""
        type="button"
        aria-label={label}
        onClick={busy ? undefined : onClick}
        {...rest}
        {...state}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}
