import type { ReactNode } from 'react';
import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text';
import { backdropStyle } from './overlayStyle';
import { isToastEvent } from '~/ui/Toast';

export interface DrawerProps {
  /** Called on Escape or a press outside. The owner decides whether to close. */
  readonly onClose: () => void;
  /** Its accessible name. */
  readonly label: string;
  /** The content. */
  readonly children: ReactNode;
}

/** A modal panel at the edge of the screen, for navigation on small screens. */
export function Drawer({ onClose, label, children }: DrawerProps) {
  return (
    <Base.Root
      open
      onOpenChange={(next, details) => {
        if (!next && !isToastEvent(details.event)) onClose();
      }}
    >
      <Base.Portal>
        <Backdrop />
        <Popup>
          <Title>{label}</Title>
          {children}
        </Popup>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)(backdropStyle);
const Title = styled(Base.Title)(visuallyHiddenStyle);
const Popup = styled(Base.Popup)`
  position: fixed;
  inset-block: 0;
  inset-inline-start: 0;
  z-index: ${theme.layer.dialog};
  display: flex;
  flex-direction: column;
  inline-size: min(300px, calc(100vw - 56px));
  overflow-y: auto;
  background: ${theme.surface.side};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  transition: transform ${theme.duration.drawer};
  @starting-style {
    transform: translateX(-100%);
  }
`;
