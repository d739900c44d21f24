import { AlertDialog as AlertBase } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { theme } from '~/theme/theme';
import { IconButton, preserveFocus } from './Button';
import * as style from './dialogStyle';
import { Inline, Stack } from './layout';
import { classNames } from './style';
import { textClasses, withBdi } from './text';
import { isToastEvent, makeRoomForToasts } from './Toast';

/**
 * `alert` requires a response: pressing outside doesn't close it. `search` is for a Combobox, `drawer` for
 * navigation at the edge of the screen: neither shows its title.
 */
type DialogKind = 'dialog' | 'alert' | 'search' | 'drawer';

/**
 * The maximum width: 480, 560, 760, 920 or 1120 px. `table` is as high as its rows, up to 720 px. `wide`
 * is for work rather than a question: it is at least 440 px high, and has a body without padding for the
 * content to fill.
 */
type DialogSize = 'small' | 'medium' | 'large' | 'table' | 'wide';

export interface DialogProps {
  readonly kind?: DialogKind;
  readonly open?: boolean;
  /** Called on Escape, the close button or a press outside. The owner decides whether to close. */
  readonly onClose: () => void;
  /** The heading and accessible name. */
  readonly title: ReactNode;
  /** The title is for assistive technology only: the description says what there is to see. */
  readonly isTitleHidden?: boolean;
  /** A line below the title; of an alert also the accessible description. */
  readonly description?: ReactNode;
  /** An icon of 18 px, in a tile above the title: of a question about what is to happen, and its answer. */
  readonly icon?: ReactNode;
  /** The colour of the tile: how serious a dialog is, before a word is read. */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
  /** Between the title and the close button, such as the steps of a task. */
  readonly headerContent?: ReactNode;
  readonly children?: ReactNode;
  /** What the dialog reports as a whole, such as a failure: above the buttons, so it moves no field. */
  readonly messages?: ReactNode;
  /** The buttons; the confirming one goes last. */
  readonly footer?: ReactNode;
  /** Puts a form around content, messages and buttons. */
  readonly wrap?: (content: ReactNode) => ReactNode;
  /** Dialogs that open over this one. */
  readonly nested?: ReactNode;
  readonly size?: DialogSize;
  /** The element that receives focus on opening. Default: the first field, or the dialog. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The first field receives focus with its text selected, so that typing replaces it. */
  readonly selectsFirstField?: boolean | undefined;
  /** The element that receives focus on closing. Default: the button that opened the dialog. */
  readonly finalFocus?:
    | RefObject<HTMLElement | null>
    | (() => HTMLElement | null | boolean)
    | undefined;
}

/** A modal dialog. Import it lazily: it pulls in Base UI. */
export function Dialog({
  kind = 'dialog',
  open = true,
  onClose,
  title,
  isTitleHidden = false,
  description,
  icon,
  tone = 'accent',
  headerContent,
  children,
  messages,
  footer,
  wrap = (content) => content,
  nested,
  size = kind === 'alert' ? 'small' : 'medium',
  initialFocus,
  selectsFirstField = false,
  finalFocus,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isAlert = kind === 'alert';
  const isQuestion = isAlert || kind === 'dialog';
  // Its buttons say all that can be done: a close button would be one more.
  const isConfirmation = isAlert || icon !== undefined;
  const heading = (
    <div className={classNames(style.headingClass, isConfirmation && style.confirmationClass)}>
      {icon ? (
        <span
          className={style.tileClass}
          aria-hidden="true"
          style={{
            color: theme[tone].text,
            backgroundColor: `color-mix(in srgb, ${theme[tone].solid} 14%, transparent)`,
          }}
        >
          {icon}
        </span>
      ) : null}
      <Base.Title className={isTitleHidden ? textClasses.visuallyHidden : undefined}>
        {withBdi(title)}
      </Base.Title>
      {description ? <Base.Description>{withBdi(description)}</Base.Description> : null}
    </div>
  );
  const content = isQuestion ? (
    <>
      {!isConfirmation && (
        <Inline
          gap={3}
          align="start"
          justify="between"
          className={classNames(style.headerClass, size === 'wide' && style.wideHeaderClass)}
        >
          {heading}
          {headerContent}
          <Base.Close render={<CloseButton />} />
        </Inline>
      )}
      <Body isWide={size === 'wide'}>
        {isConfirmation && heading}
        {children}
      </Body>
      {(footer ?? messages) && (
        <Inline wrap justify="end" className={style.footerClass}>
          <Stack gap={2} className={style.messagesClass}>
            {messages}
          </Stack>
          {footer}
        </Inline>
      )}
    </>
  ) : (
    <>
      <Base.Title className={textClasses.visuallyHidden}>{withBdi(title)}</Base.Title>
      {children}
      {kind === 'search' && (
        <Base.Close className={style.searchCloseClass} render={<CloseButton />} />
      )}
    </>
  );
  const rootProps = {
    open,
    onOpenChange: (next: boolean, { event }: { readonly event: Event }) => {
      // Toasts lie above a dialog: pressing one is no press outside of it.
      if (!next && !isToastEvent(event)) onClose();
    },
  };
  const portal = (
    <Base.Portal>
      <Base.Backdrop className={style.backdropClass} forceRender />
      <Base.Viewport ref={makeRoomForToasts} className={style.viewportClass} data-kind={kind}>
        <Base.Popup
          ref={popup}
          className={classNames(
            style.popupClass,
            isQuestion ? style.sizeClasses[size] : style.kindClasses[kind],
          )}
          onMouseDown={preserveFocus}
          onClickCapture={focusButton}
          initialFocus={
            initialFocus ??
            ((openType) =>
              initialFocusTarget(
                popup.current,
                openType === 'touch' && kind !== 'search',
                selectsFirstField,
              ))
          }
          finalFocus={
            finalFocus && 'current' in finalFocus ? () => connected(finalFocus) : finalFocus
          }
        >
          {wrap(content)}
          {nested}
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
  return isAlert ? (
    <AlertBase.Root {...rootProps}>{portal}</AlertBase.Root>
  ) : (
    <Base.Root {...rootProps} disablePointerDismissal={isQuestion}>
      {portal}
    </Base.Root>
  );
}

/** Before the buttons of a footer, at the other end: what isn't the next step. */
export function FooterStart(props: ComponentProps<'div'>) {
  return <Inline className={style.footerStartClass} {...props} />;
}

function CloseButton(props: object) {
  return <IconButton {...props} label="Close" icon={<X size={16} aria-hidden="true" />} />;
}

interface BodyProps {
  readonly isWide: boolean;
  readonly children: ReactNode;
}

/** Focusable while it overflows, so that it can be scrolled by keyboard. */
function Body({ isWide, children }: BodyProps) {
  const element = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  // The portal renders this component later than the dialog.
  useEffect(() => {
    const area = element.current;
    if (!area || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setOverflows(area.scrollHeight > area.clientHeight + 1),
    );
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={element}
      className={classNames(style.bodyClass, isWide && style.wideBodyClass)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it can be scrolled
      tabIndex={overflows ? 0 : undefined}
    >
      <div>{children}</div>
    </div>
  );
}

/**
 * A nested dialog returns focus to what had it: the button that opened it, which a press leaves unfocused
 * (`preserveFocus`), and so does Enter in a field, which clicks the submit button.
 */
function focusButton({ target }: SyntheticEvent): void {
  if (target instanceof Element) target.closest('button')?.focus();
}

/**
 * The element of a ref; false once it is gone, so that `useFocusFallback` finds what stands nearest. Base UI
 * would return to whatever opened an earlier dialog.
 */
function connected({ current }: RefObject<HTMLElement | null>): HTMLElement | false {
  return current?.isConnected ? current : false;
}

/**
 * The element that receives focus when a dialog opens: its first field rather than the close button
 * before it. The dialog itself if it has no field or was opened by touch, where focusing a field
 * would open the on-screen keyboard, unless its text is to be replaced. A search has what was typed
 * while it loaded: selected, the next key would replace it.
 */
function initialFocusTarget(
  dialog: HTMLElement | null,
  isTouch: boolean,
  selectsField: boolean,
): HTMLElement | null {
  if (isTouch && !selectsField) return dialog;
  const fields =
    'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';
  const field = dialog?.querySelector<HTMLElement>(fields) ?? dialog;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (selectsField && isText) field.select();
  return field;
}
