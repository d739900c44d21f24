import { AlertDialog as AlertBase } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { theme } from '~/theme/theme';
import { Button, IconButton, preserveFocus } from './Button';
import { Stack } from './layout';
import { visuallyHiddenStyle, withBdi } from './text';
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
    <Heading isConfirmation={isConfirmation}>
      {icon ? (
        <Tile aria-hidden="true" tone={tone}>
          {icon}
        </Tile>
      ) : null}
      <Base.Title>{withBdi(title)}</Base.Title>
      {description ? <Base.Description>{withBdi(description)}</Base.Description> : null}
    </Heading>
  );
  const content = isQuestion ? (
    <>
      {!isConfirmation && (
        <Header size={size}>
          {heading}
          {headerContent}
          <Base.Close render={<CloseButton />} />
        </Header>
      )}
      <Body size={size}>
        {isConfirmation && heading}
        {children}
      </Body>
      {(footer ?? messages) && (
        <Footer>
          <Messages>{messages}</Messages>
          {footer}
        </Footer>
      )}
    </>
  ) : (
    <>
      <HiddenTitle>{withBdi(title)}</HiddenTitle>
      {children}
      {kind === 'search' && <SearchClose render={<CloseButton />} />}
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
      <Backdrop forceRender />
      <Viewport ref={makeRoomForToasts} kind={kind}>
        <Popup
          ref={popup}
          kind={kind}
          size={size}
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
          finalFocus={finalFocus}
        >
          {wrap(content)}
          {nested}
        </Popup>
      </Viewport>
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

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'icon' | 'tone' | 'children' | 'messages' | 'wrap' | 'finalFocus'
> {
  /** The consequence of confirming. */
  readonly text: ReactNode;
  /** The label of the confirming button: the verb of the question. */
  readonly confirmLabel: string;
  /** The label of the cancelling button. Change it only where "Cancel" is ambiguous. */
  readonly cancelLabel?: string;
  /** Set it while the confirmed call runs: the button shows progress and nothing closes the dialog. */
  readonly busy?: boolean;
  /** Called when the user confirms; without it, confirming submits the form of `wrap`. */
  readonly onConfirm?: () => void;
  /** Called when the user cancels or presses Escape. */
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation. Focus starts on the cancelling button. With the tone `danger`, for
 * irreversible actions, the confirming button is red as well; `warning` is for those with a side
 * effect.
 */
export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy = false,
  children,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const isDangerous = dialog.tone === 'danger';
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      icon={isDangerous ? <TriangleAlert size={18} /> : undefined}
      {...dialog}
      kind="alert"
      onClose={cancelUnlessBusy}
      description={text}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} aria-disabled={busy || undefined} onClick={cancelUnlessBusy}>
            {cancelLabel}
          </Button>
          <Button
            type={onConfirm ? 'button' : 'submit'}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            once
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <Stack gap={4}>{children}</Stack> : null}
    </Dialog>
  );
}

function CloseButton(props: object) {
  return <IconButton {...props} label="Close" icon={<X size={16} aria-hidden="true" />} />;
}

interface BodyProps {
  readonly size: DialogSize;
  readonly children: ReactNode;
}

/** Focusable while it overflows, so that it can be scrolled by keyboard. */
function Body({ size, children }: BodyProps) {
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
    <ScrollArea ref={element} size={size} tabIndex={overflows ? 0 : undefined}>
      <div>{children}</div>
    </ScrollArea>
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

// Not Base UI's data-starting-style, which a dialog that is rendered open never has.
const Backdrop = styled(Base.Backdrop)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.backdrop};
  transition: opacity ${theme.duration.dialog};
  @starting-style {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
`;

interface SizeProps {
  readonly size: DialogSize;
}
interface PopupProps extends SizeProps {
  readonly kind: DialogKind;
}

const own = { shouldForwardProp: (prop: string) => !['kind', 'size', 'tone'].includes(prop) };

const questionViewport = css`
  place-items: end stretch;
  --edge-top: min(${theme.headerHeight}, 8dvh);
`;
/** On small screens, where dialogs stand at the bottom. */
const viewports: Readonly<Record<DialogKind, ReturnType<typeof css>>> = {
  dialog: questionViewport,
  alert: questionViewport,
  search: css`
    place-items: stretch;
    --edge-top: ${theme.space[10]};
  `,
  drawer: css`
    place-items: stretch start;
  `,
};
const oneTopEdge = css`
  place-items: start center;
  padding-inline: ${theme.space[6]};
  --edge-top: min(8vh, 64px);
  --edge-bottom: ${theme.space[6]};
`;
const Viewport = styled(Base.Viewport, own)<Pick<PopupProps, 'kind'>>`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  /* Toasts lie above the dialog, and cover nothing of it. */
  padding-block: max(var(--edge-top, 0px), var(--toasts-top, 0px))
    max(var(--edge-bottom, 0px), var(--toasts-bottom, 0px));
  ${({ kind }) => viewports[kind]}
  ${theme.media.fromMedium} {
    ${({ kind }) => kind !== 'drawer' && oneTopEdge}
  }
`;

const widths = { small: '480px', medium: '560px', large: '760px', table: '920px', wide: '1120px' };
const wideHeightStyle = css`
  block-size: 100%;
  ${theme.media.fromMedium} {
    block-size: auto;
    min-block-size: min(440px, 100%);
    max-block-size: min(720px, 100%);
  }
`;
// `data-nested`, `data-nested-dialog-open`: Base UI's. A nested dialog is smaller than the one that it
// opens above, which recedes.
const questionPopup = ({ size }: SizeProps) => css`
  max-inline-size: ${widths[size]};
  max-block-size: ${size === 'table' ? 'min(720px, 100%)' : '100%'};
  ${size === 'wide' && wideHeightStyle}
  &[data-nested] {
    max-inline-size: calc(${widths[size]} - 60px);
  }
  ${theme.media.belowMedium} {
    &,
    &[data-nested] {
      max-inline-size: none;
    }
  }
`;
const popups: Readonly<Record<DialogKind, (props: SizeProps) => ReturnType<typeof css>>> = {
  dialog: questionPopup,
  alert: questionPopup,
  search: () => css`
    position: relative;
    max-inline-size: 600px;
    max-block-size: min(480px, 100%);
    ${theme.media.belowMedium} {
      max-inline-size: none;
      max-block-size: none;
      block-size: 100%;
    }
  `,
  drawer: () => css`
    inline-size: min(300px, calc(100vw - 56px));
    overflow-y: auto;
    border-radius: 0;
    background: ${theme.surface.side};
    transition: transform ${theme.duration.drawer};
    @starting-style {
      opacity: 1;
      transform: translateX(-100%);
    }
  `,
};
// `outline`: visible in forced-colors mode only, which removes shadows. With reduced motion nothing moves.
const Popup = styled(Base.Popup, own)<PopupProps>`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  ${theme.media.short} {
    overflow-y: auto;
  }
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  outline: 1px solid transparent;
  outline-offset: -1px;
  transition:
    opacity ${theme.duration.dialog} ${theme.easing},
    transform ${theme.duration.dialog} ${theme.easing};
  @starting-style {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      transform: translateY(8px);
    }
    &[data-nested-dialog-open] {
      transform: scale(0.97);
    }
  }
  ${theme.media.belowMedium} {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${({ kind, size }) => popups[kind]({ size })}
  & > form {
    display: contents;
  }
`;
const HiddenTitle = styled(Base.Title)(visuallyHiddenStyle);
/** On small screens, where nothing outside the dialog can be pressed. */
const SearchClose = styled(Base.Close)`
  display: none;
  ${theme.media.belowMedium} {
    position: absolute;
    inset-block-start: ${theme.space[1]};
    inset-inline-end: ${theme.space[1]};
    display: inline-flex;
  }
`;

// 56 px with the hairline, title and description on one line.
const wideHeaderStyle = css`
  align-items: center;
  min-block-size: 56px;
  padding-block: 11px;
  border-block-end: 1px solid ${theme.border.hairline};
  & > div:first-of-type {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
    & > h2 {
      flex: none;
    }
    & > p {
      padding-inline-start: ${theme.space[3]};
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
// Controls of 32 px, 40 px when touched, level with the title's line of 24 px. What follows the title
// moves below it on small screens.
const Header = styled('div', own)<SizeProps>`
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & > :not(div),
  & > span > button {
    margin-block: -4px;
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    row-gap: ${theme.space[2]};
    & > span > button {
      margin-block: -8px;
    }
  }
  ${({ size }) => size === 'wide' && wideHeaderStyle}
`;
/** It scrolls with the body: on a small screen there is no space for both. */
const confirmationHeadingStyle = css`
  padding-block-start: ${theme.space[3]};
  & > p {
    margin-block-start: ${theme.space[2]};
  }
  &:not(:last-child) {
    margin-block-end: ${theme.space[4]};
  }
`;
// A long name ends in an ellipsis: the dialog says what it is about in its body, too.
const Heading = styled.div<{ readonly isConfirmation: boolean }>`
  ${theme.type[13]};
  overflow-wrap: anywhere;
  & > h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    ${theme.type[16]};
  }
  & > p {
    color: ${theme.text.muted};
  }
  ${({ isConfirmation }) => isConfirmation && confirmationHeadingStyle}
`;
const Tile = styled('span', own)<Required<Pick<DialogProps, 'tone'>>>`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin-block-end: ${theme.space[3]};
  border-radius: 8px;
  background: ${({ tone }) => `color-mix(in srgb, ${theme[tone].solid} 14%, transparent)`};
  color: ${({ tone }) => theme[tone].text};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const wideBodyStyle = css`
  &,
  & > div {
    display: flex;
    flex-direction: column;
    padding: 0;
  }
  & > div {
    flex: 1 0 auto;
  }
`;
const ScrollArea = styled('div', own)<SizeProps>`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.short} {
    flex: none;
    overflow: visible;
  }
  ${({ size }) => size === 'wide' && wideBodyStyle}
`;
// `padding`: 56 px with the hairline and one row of buttons.
const Footer = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: 11px ${theme.space[5]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    padding-block-end: max(${theme.space[3]}, env(safe-area-inset-bottom));
    & > button {
      flex: 1 1 auto;
    }
  }
`;
/** Before the buttons of a footer, at the other end: what isn't the next step. */
export const FooterStart = styled.div`
  flex: 1 0 auto;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-inline-size: 100%;
`;
const Messages = styled.div`
  flex: 1 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  max-block-size: 40dvh;
  margin-block-end: ${theme.space[1]};
  overflow-y: auto;
  &:empty {
    display: none;
  }
`;
