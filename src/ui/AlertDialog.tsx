import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode, RefObject } from 'react';
import { DialogBody } from './DialogBody';
import { DialogFoot } from './DialogFoot';
import { DialogHead } from './DialogHead';
import { useOpener } from './opener';
import { sheetStyle, veilStyle, viewportStyle } from './overlayStyle';

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
        <Base.Backdrop css={veilStyle} forceRender />
        <Base.Viewport css={viewportStyle}>
          <Base.Popup
            css={sheetStyle}
            data-size="small"
            initialFocus={initialFocus}
            finalFocus={finalFocus ?? opener}
          >
            <DialogHead>
              <div>
                <Base.Title>{title}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
            </DialogHead>
            {children ? <DialogBody>{children}</DialogBody> : null}
            <DialogFoot>{actions}</DialogFoot>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
