import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DialogBody } from './DialogBody';
import { DialogFooter } from './DialogFooter';
import { DialogHeader } from './DialogHeader';
import { initialFocusTarget } from './initialFocusTarget';
import { IconButton } from './IconButton';
import { preserveFocus } from './preserveFocus';
import { OpenerProvider, useOpener, useTrackedOpener } from './opener';
import { dialogPopupStyle, backdropStyle, dialogViewportStyle } from './overlayStyle';
import { isToastEvent } from './isToastEvent';

export interface DialogProps {
  /** Whether it stands there. */
  open: boolean;
  /** Someone wants to leave: Escape, the close button, a press outside. The owner decides. */
  onClose: () => void;
  /** What it is for; its accessible name. */
  title: ReactNode;
  /** A line under the title. */
  description?: ReactNode;
  /** A form, say; it scrolls when it is tall. */
  children?: ReactNode;
  /** Buttons; a submit button reaches its form in `children` by the `form` attribute. */
  footer?: ReactNode;
  /** How wide it is at most. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** Where focus starts; otherwise on the first field, or on the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where focus goes afterwards; otherwise to the button that opened it, or where it was. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** A press outside asks to close. Leave it off where something is typed. */
  closeOnOutsidePress?: boolean;
  /** Fills a small screen whole. */
  tall?: boolean;
}

/** A modal dialog. Load it when it is needed: it brings the code of Base UI along. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = 'medium',
    initialFocus,
    finalFocus,
    closeOnOutsidePress = false,
    tall = false,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const outerOpener = useOpener();
  const { opener, handlers } = useTrackedOpener();
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closeOnOutsidePress}
      onOpenChange={(next, details) => {
        if (!next && !isToastEvent(details.event)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop css={backdropStyle} forceRender />
        <Base.Viewport css={dialogViewportStyle}>
          <Base.Popup
            ref={popup}
            css={dialogPopupStyle}
            data-size={size}
            onMouseDown={preserveFocus}
            data-tall={tall ? '' : undefined}
            initialFocus={
              initialFocus ?? ((openType) => initialFocusTarget(popup.current, openType))
            }
            finalFocus={finalFocus ?? outerOpener}
            {...handlers}
          >
            <DialogHeader>
              <div>
                <Base.Title>{title}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </div>
              <Base.Close
                render={<IconButton label="Close" icon={<X size={16} aria-hidden="true" />} />}
              />
            </DialogHeader>
            {children ? (
              <OpenerProvider value={opener}>
                <DialogBody>{children}</DialogBody>
              </OpenerProvider>
            ) : null}
            {footer ? <DialogFooter>{footer}</DialogFooter> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
