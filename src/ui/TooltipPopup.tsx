import { Tooltip } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from './style';

interface TooltipPopupProps {
  readonly anchor: () => Element | null;
  readonly side: 'top' | 'right' | 'bottom' | 'left';
  readonly children: ReactNode;
}

/** The popup of Tooltip, in a module of its own so that it can be loaded lazily. */
export function TooltipPopup({ anchor, side, children }: TooltipPopupProps) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner
          className={positionerClass}
          anchor={anchor}
          side={side}
          sideOffset={TOOLTIP_OFFSET}
        >
          <Tooltip.Popup className={popupClass} role="tooltip">
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

const positionerClass = staticClassName(css`
  z-index: ${theme.layer.popup};
`);

const popupClass = staticClassName(css`
  max-inline-size: 260px;
  padding: 4px 8px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.inverse};
  color: ${theme.surface.onInverse};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  overflow-wrap: anywhere;
  outline: 1px solid transparent;
`);

/**
 * Pixels between a tooltip and its element (docs/product.md, "Business constants and limits").
 */
export const TOOLTIP_OFFSET = 6;
