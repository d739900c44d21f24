import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useCallback, useRef, type ReactNode, type RefObject } from 'react';
import { DialogFrame, DialogHeading } from './DialogFrame';
import { DialogTile, type DialogTone } from './DialogTile';
import type { DialogSize } from './overlayStyle';
import { IconButton } from '~/ui/Button';
import { keepHeight } from '~/ui/hooks/keepHeight';
import { preserveFocus } from '~/ui/preserveFocus';
import { OpenerContext, useTrackedOpener } from './opener';
import { isToastEvent } from '~/ui/Toast';

export interface DialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** Called on Escape, the close button or a press outside. The owner decides whether to close. */
  readonly onClose: () => void;
  /** The dialog's heading and accessible name. */
  readonly title: ReactNode;
  /** A line below the title. */
  readonly description?: ReactNode;
  /** An icon of 18 px, shown in a tile above the title, as in a confirmation. */
  readonly icon?: ReactNode;
  /** The colours of the tile. */
  readonly tone?: DialogTone;
  /** Between the title and the close button, such as the steps of a task. */
  readonly headerContent?: ReactNode;
  /** The content; scrolls when it is taller than the screen. */
  readonly children?: ReactNode;
  /** The buttons. A submit button refers to the form in `children` by its `form` attribute. */
  readonly footer?: ReactNode;
  /** The maximum width: 480, 560, 760 or 1120 px. */
  readonly size?: DialogSize;
  /** The element that receives focus on opening. Default: the first field, or the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The first field receives focus with its text selected, so that typing replaces it. */
  readonly selectsFirstField?: boolean | undefined;
  /** The element that receives focus on closing. Default: the button that opened the dialog. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  /** Calls `onClose` on a press outside. Don't set it where users type. */
  readonly closeOnOutsidePress?: boolean;
  /**
   * For work rather than a question: one height whatever its content (800 px, the whole height on
   * smaller screens), title and description on one line, and a body without padding, which is a
   * flex column for the content to fill.
   */
  readonly tall?: boolean;
  /** Never gets lower while it is open, such as when an outcome replaces a question. */
  readonly keepsHeight?: boolean;
}

/** A modal dialog. Import it lazily: it pulls in Base UI. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    icon,
    tone = 'accent',
    headerContent,
    children,
    footer,
    size = 'medium',
    initialFocus,
    selectsFirstField = false,
    finalFocus,
    closeOnOutsidePress = false,
    tall = false,
    keepsHeight = false,
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      popup.current = element;
      return keepsHeight ? keepHeight(element) : undefined;
    },
    [keepsHeight],
  );
  const { opener, handlers } = useTrackedOpener();
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closeOnOutsidePress}
      onOpenChange={(next, details) => {
        if (!next && !isToastEvent(details.event)) onClose();
      }}
    >
      <DialogFrame
        ref={attach}
        size={size}
        tall={tall}
        onMouseDown={preserveFocus}
        initialFocus={
          initialFocus ??
          ((openType) => initialFocusTarget(popup.current, openType, selectsFirstField))
        }
        finalFocus={finalFocus}
        header={
          <>
            <DialogHeading>
              {icon && (
                <DialogTile aria-hidden="true" tone={tone}>
                  {icon}
                </DialogTile>
              )}
              <Base.Title>{title}</Base.Title>
              {description ? <Base.Description>{description}</Base.Description> : null}
            </DialogHeading>
            {headerContent}
            <Base.Close
              render={<IconButton label="Close" icon={<X size={16} aria-hidden="true" />} />}
            />
          </>
        }
        footer={footer}
        {...handlers}
      >
        {children ? <OpenerContext value={opener}>{children}</OpenerContext> : null}
      </DialogFrame>
    </Base.Root>
  );
}

/**
 * The element that receives focus when a dialog opens: its first field rather than the close button
 * before it. The dialog itself if it has no field or was opened by touch, where focusing a field
 * would open the on-screen keyboard, unless its text is to be replaced.
 */
function initialFocusTarget(
  dialog: HTMLElement | null,
  openType: string,
  selectsField: boolean,
): HTMLElement | null {
  if (openType === 'touch' && !selectsField) return dialog;
  const fields =
    'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
  const field = dialog?.querySelector<HTMLElement>(fields) ?? dialog;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (selectsField && isText) field.select();
  return field;
}
