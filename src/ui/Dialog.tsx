import { AlertDialog as AlertBase } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { TriangleAlert, X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { theme } from '~/theme/theme';
import { Button, IconButton, preserveFocus } from '~/ui/Button';
import { Stack } from '~/ui/Page';
import { isToastEvent } from '~/ui/Toast';
import { visuallyHiddenStyle, withBdi } from '~/ui/text';

/**
 * `alert` requires a response: pressing outside doesn't close it, and it has no close button. `search` is
 * for a Combobox, `drawer` for navigation at the edge of the screen: neither shows its title.
 */
type DialogKind = 'dialog' | 'alert' | 'search' | 'drawer';

/** The maximum width: 480, 560, 760 or 1120 px. */
type DialogSize = 'small' | 'medium' | 'large' | 'wide';

/** How serious a dialog is, before a word is read. */
type DialogTone = 'accent' | 'success' | 'warning' | 'danger';

export interface DialogProps {
  readonly kind?: DialogKind;
  readonly open?: boolean;
  /** Called on Escape, the close button or a press outside. The owner decides whether to close. */
  readonly onClose: () => void;
  /** The dialog's heading and accessible name. */
  readonly title: ReactNode;
  /** A line below the title; of an alert also the accessible description. */
  readonly description?: ReactNode;
  /** An icon of 18 px, shown in a tile above the title. */
  readonly icon?: ReactNode;
  /** The colours of the tile. */
  readonly tone?: DialogTone;
  /** Between the title and the close button, such as the steps of a task. */
  readonly headerContent?: ReactNode;
  /** The content; scrolls when it is taller than the screen. */
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
  readonly finalFocus?: RefObject<HTMLElement | null> | (() => boolean);
  /** Calls `onClose` on a press outside. Don't set it where users type. */
  readonly closeOnOutsidePress?: boolean;
  /**
   * For work rather than a question: one height whatever its content (720 px, the whole height on
   * smaller screens), title and description on one line, and a body without padding, which is a
   * flex column for the content to fill.
   */
  readonly tall?: boolean;
  /** Never gets lower while it is open, such as when an outcome replaces a question. */
  readonly keepsHeight?: boolean;
}

/**
 * The button in a dialog that opened the dialog nested in it; undefined for a dialog that isn't nested.
 */
const OpenerContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

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
  closeOnOutsidePress = kind !== 'dialog',
  tall = false,
  keepsHeight = false,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const outerOpener = useContext(OpenerContext);
  const { opener, handlers } = useTrackedOpener();
  const HeadingBox = kind === 'alert' ? AlertHeading : Heading;
  const heading = (
    <HeadingBox>
      {icon ? (
        <Tile aria-hidden="true" tone={tone}>
          {icon}
        </Tile>
      ) : null}
      <Base.Title>{withBdi(title)}</Base.Title>
      {description ? <Base.Description>{withBdi(description)}</Base.Description> : null}
    </HeadingBox>
  );
  const content =
    kind === 'search' || kind === 'drawer' ? (
      <>
        <HiddenTitle>{withBdi(title)}</HiddenTitle>
        {children}
        {kind === 'search' && <SearchClose render={<CloseButton />} />}
      </>
    ) : (
      <>
        {kind === 'dialog' && (
          <Header isTall={tall}>
            {heading}
            {headerContent}
            <Base.Close render={<CloseButton />} />
          </Header>
        )}
        <Body isTall={tall}>
          {kind === 'alert' && heading}
          {children}
        </Body>
        {(footer ?? messages) && (
          <Footer>
            <Messages>{messages}</Messages>
            {footer}
          </Footer>
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
      <Backdrop forceRender />
      <Viewport kind={kind}>
        <Popup
          ref={(element: HTMLDivElement | null) => {
            popup.current = element;
            return element && keepsHeight ? keepHeight(element) : undefined;
          }}
          kind={kind}
          size={size}
          isTall={tall}
          onMouseDown={preserveFocus}
          initialFocus={
            initialFocus ??
            ((openType) =>
              initialFocusTarget(
                popup.current,
                openType === 'touch' && kind !== 'search',
                selectsFirstField,
              ))
          }
          finalFocus={finalFocus ?? outerOpener}
          {...handlers}
        >
          <OpenerContext value={opener}>
            {wrap(content)}
            {nested}
          </OpenerContext>
        </Popup>
      </Viewport>
    </Base.Portal>
  );
  return kind === 'alert' ? (
    <AlertBase.Root {...rootProps}>{portal}</AlertBase.Root>
  ) : (
    <Base.Root {...rootProps} disablePointerDismissal={!closeOnOutsidePress}>
      {portal}
    </Base.Root>
  );
}

export interface ConfirmDialogProps extends Omit<
  DialogProps,
  'kind' | 'onClose' | 'description' | 'footer' | 'initialFocus'
> {
  /** The consequence of confirming. */
  readonly text?: ReactNode;
  /** The label of the confirming button: the verb of the question. */
  readonly confirmLabel: string;
  /** The label of the cancelling button. Change it only where "Cancel" is ambiguous. */
  readonly cancelLabel?: string;
  /**
   * Set it while the confirmed call runs: the button shows progress and nothing closes the dialog.
   */
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
  const { tone } = dialog;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      icon={tone === 'danger' ? <TriangleAlert size={18} /> : undefined}
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
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            once
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <Stack gap={3}>{children}</Stack> : null}
    </Dialog>
  );
}

function CloseButton(props: object) {
  return <IconButton {...props} label="Close" icon={<X size={16} aria-hidden="true" />} />;
}

interface BodyProps {
  readonly isTall: boolean;
  readonly children: ReactNode;
}

/** A component of its own, because the portal renders it later than the dialog. */
function Body({ isTall, children }: BodyProps) {
  const { ref, overflows } = useOverflow('block');
  return (
    <ScrollArea ref={ref} isTall={isTall} tabIndex={overflows ? 0 : undefined}>
      <div>{children}</div>
    </ScrollArea>
  );
}

/**
 * Tracks the button pressed last in a dialog, so that a nested dialog can return focus to it.
 * `document.activeElement` can't be used: a press leaves focus in the field (`preserveFocus`), and
 * Enter in a field submits without focusing the submit button.
 */
function useTrackedOpener() {
  const opener = useRef<HTMLElement>(null);
  const track = ({ type, target, currentTarget }: SyntheticEvent) => {
    // React events bubble through portals, so those of a nested dialog arrive here as well:
    // https://react.dev/reference/react-dom/createPortal#caveats
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target instanceof HTMLFormElement)
      opener.current = target.querySelector<HTMLElement>('[type="submit"]');
    else opener.current = type === 'click' ? target.closest('button') : null;
  };
  return {
    opener,
    handlers: {
      onClickCapture: track,
      onKeyDownCapture: track,
      onFocusCapture: track,
      onSubmitCapture: track,
    },
  };
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

/** Never lets an element get lower than it has been, unless what it is in is lower. */
function keepHeight(element: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize;
    if (height) element.style.minBlockSize = `min(100%, ${height}px)`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** A media query: header and footer of a dialog would leave no space for its body. */
const shortScreen = '(max-height: 400px)';

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

interface KindProps {
  readonly kind: DialogKind;
}

const isOwnProp = (prop: string) => ['kind', 'size', 'isTall', 'tone'].includes(prop);
const own = { shouldForwardProp: (prop: string) => !isOwnProp(prop) };

const questionViewport = css`
  place-items: end stretch;
  /* Toasts are above it, in the header. */
  padding-block-start: min(${theme.headerHeight}, 8dvh);
`;
/** On small screens, where dialogs stand at the bottom. */
const viewports: Readonly<Record<DialogKind, ReturnType<typeof css>>> = {
  dialog: questionViewport,
  alert: questionViewport,
  search: css`
    place-items: stretch;
    padding-block-start: ${theme.space[10]};
  `,
  drawer: css`
    place-items: stretch start;
  `,
};
const oneTopEdge = css`
  place-items: start center;
  padding: min(8vh, 64px) ${theme.space[6]} ${theme.space[6]};
`;
const Viewport = styled(Base.Viewport, own)<KindProps>`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  ${({ kind }) => viewports[kind]}
  ${theme.media.fromMedium} {
    ${({ kind }) => kind !== 'drawer' && oneTopEdge}
  }
`;

const widths: Readonly<Record<DialogSize, string>> = {
  small: '480px',
  medium: '560px',
  large: '760px',
  wide: '1120px',
};
const tallStyle = css`
  block-size: 100%;
  ${theme.media.fromMedium} {
    max-block-size: 720px;
  }
`;
// `data-nested`, `data-nested-dialog-open`: Base UI's. A nested dialog is smaller than the one that it
// opens above, which recedes; one that compares versions leaves little of the dialog below it.
const questionPopup = ({ size, isTall }: PopupProps) => css`
  ${isTall && tallStyle}
  max-inline-size: ${widths[size]};
  max-block-size: 100%;
  &[data-nested] {
    max-inline-size: ${size === 'large' ? '720px' : '400px'};
  }
  ${theme.media.belowMedium} {
    &,
    &[data-nested] {
      max-inline-size: none;
    }
  }
`;
const searchPopup = css`
  position: relative;
  max-inline-size: 600px;
  max-block-size: 100%;
  block-size: 480px;
  ${theme.media.belowMedium} {
    max-inline-size: none;
    block-size: 100%;
  }
`;
const drawerPopup = css`
  inline-size: min(300px, calc(100vw - 56px));
  overflow-y: auto;
  border-radius: 0;
  background: ${theme.surface.side};
  transition: transform ${theme.duration.drawer};
  @starting-style {
    opacity: 1;
    transform: translateX(-100%);
  }
`;
interface PopupProps extends KindProps {
  readonly size: DialogSize;
  readonly isTall: boolean;
}
const popupStyle = (props: PopupProps) =>
  props.kind === 'search'
    ? searchPopup
    : props.kind === 'drawer'
      ? drawerPopup
      : questionPopup(props);

// `outline`: visible in forced-colors mode only, which removes shadows. With reduced motion nothing moves.
const Popup = styled(Base.Popup, own)<PopupProps>`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  @media ${shortScreen} {
    overflow-y: auto;
  }
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
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
  ${popupStyle}
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

interface TallProps {
  readonly isTall: boolean;
}

// 56 px with the hairline. What follows the title moves below it on small screens.
const tallHeaderStyle = css`
  align-items: center;
  min-block-size: 56px;
  padding-block: 11px;
  border-block-end: 1px solid ${theme.border.hairline};
  & > div:first-of-type {
    display: flex;
    align-items: baseline;
    white-space: nowrap;
    & > p {
      padding-inline-start: ${theme.space[3]};
      overflow: hidden;
      text-overflow: ellipsis;
    }
  }
`;
// Controls of 32 px, 40 px when touched, level with the title's line of 24 px.
const Header = styled('div', own)<TallProps>`
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
  ${({ isTall }) => isTall && tallHeaderStyle}
`;
// A long name ends in an ellipsis: the dialog says what it is about in its body, too.
const Heading = styled.div`
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
`;
/** Scrolls with the body: on a small screen there is no space for both. */
const AlertHeading = styled(Heading)`
  padding-block-start: ${theme.space[3]};
  & > p {
    margin-block-start: ${theme.space[1]};
  }
  &:not(:last-child) {
    margin-block-end: ${theme.space[4]};
  }
`;

// The tinted background of a warning alone is too faint for a tile.
const tones = {
  ...theme,
  warning: {
    text: theme.warning.text,
    subtle: `color-mix(in srgb, ${theme.warning.border} 30%, ${theme.warning.subtle})`,
  },
};
const Tile = styled('span', own)<{ readonly tone: DialogTone }>`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin-block-end: ${theme.space[3]};
  border-radius: 8px;
  background: ${({ tone }) => tones[tone].subtle};
  color: ${({ tone }) => tones[tone].text};
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const tallBodyStyle = css`
  padding: 0;
  & > div {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
  }
`;
const ScrollArea = styled('div', own)<TallProps>`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
  @media ${shortScreen} {
    flex: none;
    overflow: visible;
  }
  ${({ isTall }) => isTall && tallBodyStyle}
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

/**
 * Whether an element's content overflows along an axis. It must then be focusable, so that it can
 * be scrolled by keyboard.
 */
export function useOverflow<Target extends HTMLElement = HTMLDivElement>(axis: 'inline' | 'block') {
  const ref = useRef<Target>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setOverflows(
        axis === 'inline'
          ? element.scrollWidth > element.clientWidth + 1
          : element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [axis]);
  return { ref, overflows };
}
