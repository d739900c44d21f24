import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { DialogBody } from './DialogBody';
import { DialogFooter } from './DialogFooter';
import { DialogHeader } from './DialogHeader';
import { useOpener } from './opener';
import { dialogPopupStyle, backdropStyle, dialogViewportStyle } from './overlayStyle';

export interface AlertDialogProps {
  /** Whether it stands there. */
  open: boolean;
  /** Escape was pressed. */
  onClose: () => void;
  /** The question, or what it is about. */
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** More than words: a failure, figures. */
  children?: ReactNode;
  /** Its buttons, the one that acts last. */
  actions: ReactNode;
  /** Where focus starts. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes afterwards; otherwise to the button that opened it, or where it was. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** A dialog that wants an answer: a press outside doesn't close it. */
export function AlertDialog({
  open,
  onClose,
  title,
  description,
  children,
  actions,
  initialFocus,
  finalFocus,
}: AlertDialogProps) {
  const opener = useOpener();
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop css={backdropStyle} forceRender />
        <Base.Viewport css={dialogViewportStyle}>
          <Base.Popup
            css={dialogPopupStyle}
            data-size="small"
            initialFocus={initialFocus}
            finalFocus={finalFocus ?? opener}
          >
            <DialogHeader>
              <div>
                <Base.Title>{title}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
            </DialogHeader>
            {children ? <DialogBody>{children}</DialogBody> : null}
            <DialogFooter>{actions}</DialogFooter>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
