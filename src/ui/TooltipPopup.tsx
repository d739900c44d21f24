import { Tooltip } from '@base-ui/react/tooltip';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

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
        <Positioner anchor={anchor} side={side} sideOffset={TOOLTIP_OFFSET}>
          <Popup role="tooltip">{children}</Popup>
        </Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

const Positioner = styled(Tooltip.Positioner)`
  z-index: ${theme.layer.popup};
`;

const Popup = styled(Tooltip.Popup)`
  max-inline-size: 260px;
  padding: 4px 8px;
  border-radius: ${theme.radius.control};
  background: ${theme.surface.inverse};
  color: ${theme.surface.onInverse};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  overflow-wrap: anywhere;
  outline: 1px solid transparent;
`;

/**
 * Pixels between a tooltip and its element (docs/product.md, "Business constants and limits").
 */
export const TOOLTIP_OFFSET = 6;
