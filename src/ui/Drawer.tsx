import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import type { ReactNode, RefObject } from 'react';
import { theme } from '../theme/theme';
import { visuallyHiddenStyle } from './visuallyHiddenStyle';
import { backdropStyle } from './overlayStyle';
import { isToastEvent } from './isToastEvent';

export interface DrawerProps {
  /** Whether it stands there. */
  open: boolean;
  /** Someone wants to leave. */
  onClose: () => void;
  /** Its accessible name. */
  label: string;
  /** What it holds. */
  children: ReactNode;
  /** Where focus goes afterwards; otherwise back to where it was. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A modal sheet from the side, for navigation on small screens. */
export function Drawer({ open, onClose, label, children, finalFocus }: DrawerProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !isToastEvent(details.event)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop css={backdropStyle} />
        <Base.Popup css={drawerStyle} finalFocus={finalFocus}>
          <Base.Title css={visuallyHiddenStyle}>{label}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const drawerStyle = css`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-direction: column;
  inline-size: min(300px, calc(100vw - 56px));
  overflow-y: auto;
  background: ${theme.surface.sunken};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  transition: transform ${theme.duration.slow};
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(-100%);
  }
`;
