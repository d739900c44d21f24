import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/Tooltip';
import { VisuallyHidden } from '~/ui/text';
import { isToastEvent } from '~/ui/Toast';
import { backdropStyle, dialogPopupStyle, dialogViewportStyle } from './overlayStyle';

export interface SearchDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape or a press outside. */
  readonly onClose: () => void;
  /** The accessible name, not shown. */
  readonly title: string;
  /** Whether closing returns focus to where it was; not if what was chosen moves it. */
  readonly restoresFocus: () => boolean;
  /** A Combobox. */
  readonly children: ReactNode;
}

/** A modal dialog for a Combobox: no visible title, in the upper part of the page. */
export function SearchDialog({ open, onClose, title, restoresFocus, children }: SearchDialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && !isToastEvent(details.event)) onClose();
      }}
    >
      <Base.Portal>
        <Backdrop forceRender />
        <Viewport>
          <Popup
            ref={popup}
            initialFocus={() => popup.current?.querySelector('input') ?? true}
            finalFocus={() => restoresFocus()}
          >
            <VisuallyHidden>
              <Base.Title>{title}</Base.Title>
            </VisuallyHidden>
            {children}
            <Tooltip content="Close">
              <CloseButton aria-label="Close">
                <X size={16} aria-hidden="true" />
              </CloseButton>
            </Tooltip>
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)(backdropStyle);
const Viewport = styled(Base.Viewport)`
  ${dialogViewportStyle}
  place-items: start center;
  padding-block-start: 12vh;
  ${theme.media.belowMedium} {
    place-items: stretch;
    padding: ${theme.space[10]} 0 0;
  }
`;
/** On small screens, where nothing outside the dialog can be pressed. */
const CloseButton = styled(Base.Close)`
  display: none;
  ${theme.media.belowMedium} {
    position: absolute;
    inset-block-start: ${theme.space[1]};
    inset-inline-end: ${theme.space[1]};
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 0;
    border-radius: ${theme.radius.control};
    background: ${theme.surface.overlay};
  }
`;
// `--field-inset`: for the close button.
const Popup = styled(Base.Popup)`
  ${dialogPopupStyle}
  position: relative;
  max-inline-size: 600px;
  block-size: 480px;
  ${theme.media.belowMedium} {
    --field-inset: 48px;
    max-inline-size: none;
    block-size: 100%;
  }
`;
