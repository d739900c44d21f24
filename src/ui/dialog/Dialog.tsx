import { Dialog as Base } from '@base-ui/react/dialog';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { DialogBody } from './DialogBody';
import { DialogFooter } from './DialogFooter';
import { DialogHeader, DialogHeading } from './DialogHeader';
import { initialFocusTarget } from './initialFocusTarget';
import { IconButton } from '~/ui/button/IconButton';
import { preserveFocus } from '~/ui/hooks/preserveFocus';
import { OpenerProvider, useOpener, useTrackedOpener } from './opener';
import { dialogPopupStyle, backdropStyle, dialogViewportStyle } from './overlayStyle';
import { isToastEvent } from '~/ui/toast/isToastEvent';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape, the close button or a press outside. The owner decides whether to close. */
  readonly onClose: () => void;
  /** The dialog's heading and accessible name. */
  readonly title: ReactNode;
  /** A line below the title. */
  readonly description?: ReactNode;
  /** Between the title and the close button, such as the steps of a task. */
  readonly headerContent?: ReactNode;
  /** The content; scrolls when it is taller than the screen. */
  readonly children?: ReactNode;
  /** The buttons. A submit button refers to the form in `children` by its `form` attribute. */
  readonly footer?: ReactNode;
  /** The maximum width: 480, 560, 760 or 1120 px. */
  readonly size?: 'small' | 'medium' | 'large' | 'wide';
  /** The element that receives focus on opening. Default: the first field, or the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The element that receives focus on closing. Default: the button that opened the dialog. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  /** Calls `onClose` on a press outside. Don't set it where users type. */
  readonly closeOnOutsidePress?: boolean;
  /** Fills the whole height on small screens. */
  readonly tall?: boolean;
}

/** A modal dialog. Import it lazily: it pulls in Base UI. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    headerContent,
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
        <Backdrop forceRender data-backdrop="" />
        <Viewport>
          <Popup
            ref={popup}
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
              <DialogHeading>
                <Base.Title>{title}</Base.Title>
                {description ? <Base.Description>{description}</Base.Description> : null}
              </DialogHeading>
              {headerContent}
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
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)(backdropStyle);
const Viewport = styled(Base.Viewport)(dialogViewportStyle);
const Popup = styled(Base.Popup)(dialogPopupStyle);
