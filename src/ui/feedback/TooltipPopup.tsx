import { Tooltip } from '@base-ui/react/tooltip';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { TOOLTIP_OFFSET } from './tooltipOffset';

interface TooltipPopupProps {
  anchor: () => Element | null;
  side: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

/** The popup of Tooltip, in a module of its own so that it can be loaded lazily. */
export function TooltipPopup({ anchor, side, children }: TooltipPopupProps) {
  return (
    <Tooltip.Root open>
      <Tooltip.Portal>
        <Tooltip.Positioner
          anchor={anchor}
          side={side}
          sideOffset={TOOLTIP_OFFSET}
          css={positionerStyle}
        >
          <Tooltip.Popup role="tooltip" css={popupStyle}>
            {children}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

const positionerStyle = css`
  z-index: ${theme.layer.popup};
`;

const popupStyle = css`
  max-inline-size: 260px;
  padding: 4px 8px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.inverse};
  color: ${theme.surface.onInverse};
  font-size: ${theme.fontSize[12]};
  font-weight: ${theme.fontWeight.medium};
  overflow-wrap: anywhere;
  outline: 1px solid transparent;
`;
