import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';
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
export function IconButton({ label, icon, tooltip = label, tooltipSide, variant = 'quiet', size = 'medium', busy = false, onClick, ...rest }: IconButtonProps) {
  const state = busy ? ({ 'data-busy': '', 'aria-disabled': true } as const) : undefined;
  return (
    <Tooltip content={tooltip} side={tooltipSide}>
      <button css={[buttonStyle(variant, size), square[size]]} type="button" aria-label={label} onClick={busy ? undefined : onClick} {...rest} {...state}>
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}

const square = {
  medium: css`
    inline-size: ${theme.control.medium};
    padding: 0;
    ${theme.media.belowMedium} {
      inline-size: 40px;
    }
  `,
  small: css`
    inline-size: ${theme.control.small};
    padding: 0;
    ${theme.media.belowMedium} {
      inline-size: 36px;
    }
  `,
};
