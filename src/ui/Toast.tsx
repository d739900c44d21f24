import { css } from '@emotion/react';
import { partition } from 'es-toolkit';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { theme } from '~/theme/theme';
import { Button, IconButton } from './Button';
import { Inline } from './layout';
import { staticClassName } from './style';
import { Caption, textClasses } from './text';

type ToastCardType = 'caution' | 'error' | 'info' | 'success';

interface ToastCardProps {
  readonly id?: string;
  /** Sets the icon, the colour and the ARIA role. */
  readonly type: ToastCardType;
  /** The type in a word, such as "Success": shown without a text, otherwise for screen readers only. */
  readonly title: ReactNode;
  /** What happened, in a line of its own above the message. */
  readonly headline?: string | undefined;
  readonly text?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onDismiss: () => void;
  /** Called on hover and focus, to pause the timer (WCAG 2.2.1). */
  readonly onPause?: () => void;
  /** Called once neither pointer nor focus is inside. */
  readonly onResume?: () => void;
}

const typeStyles = {
  caution: { icon: TriangleAlert, tone: theme.warning },
  error: { icon: CircleAlert, tone: theme.danger },
  info: { icon: Info, tone: theme.info },
  success: { icon: CircleCheck, tone: theme.success },
};

/**
 * A short message that disappears by itself. Errors and cautions interrupt screen readers; other
 * types wait for a pause.
 */
export function ToastCard({
  id,
  type,
  title,
  headline,
  text,
  action,
  onDismiss,
  onPause,
  onResume,
}: ToastCardProps) {
  const { icon: Icon, tone } = typeStyles[type];
  const { text: colour, subtle: background } = tone;
  const resumeWhenIdle = (target: HTMLElement) => {
    if (!target.matches(':hover, :focus-within')) onResume?.();
  };
  return (
    <Inline
      className={toastClass}
      id={id}
      role={type === 'error' || type === 'caution' ? 'alert' : 'status'}
      onPointerEnter={onPause}
      onPointerLeave={(event) => {
        if (!event.currentTarget.matches(':focus-within')) onResume?.();
      }}
      onFocus={onPause}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) resumeWhenIdle(event.currentTarget);
      }}
    >
      <span className={tileClass} style={{ color: colour, background }}>
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className={contentClass}>
        <strong className={text ? textClasses.visuallyHidden : undefined}>{title}</strong>
        {headline === undefined ? (
          text && <p>{text}</p>
        ) : (
          <Caption as="p">
            <strong>{headline}</strong> {text}
          </Caption>
        )}
      </div>
      {action && (
        <Button size="small" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      <IconButton
        label="Dismiss"
        size="small"
        icon={<X size={16} aria-hidden="true" />}
        onClick={onDismiss}
      />
    </Inline>
  );
}

/** The class of the card itself, an Inline; also of a notice that stays. */
export const toastClass = staticClassName(css`
  max-inline-size: min(600px, 100%);
  min-block-size: 44px;
  padding: 6px;
  border-radius: ${theme.radius.card};
  ${theme.overlay};
  pointer-events: auto;
  transition:
    opacity ${theme.duration.toast} ${theme.easing},
    transform ${theme.duration.toast} ${theme.easing};
  @starting-style {
    opacity: 0;
    transform: translateY(-8px);
  }
`);
const tileClass = staticClassName(css`
  flex: none;
  display: grid;
  place-items: center;
  ${theme.square('28px')};
  border-radius: ${theme.radius.control};
`);
const contentClass = staticClassName(css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > p {
    white-space: pre-line;
    & > strong {
      display: block;
      color: ${theme.text.primary};
    }
  }
`);

type ToastPosition = `${'top' | 'bottom'}-${'left' | 'center' | 'right'}`;

interface ToastRegionProps {
  /** The cards at each position. */
  readonly stacks: readonly (readonly [position: ToastPosition, cards: ReactNode])[];
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Holds all toasts, above everything else. Base UI hides the page behind a modal dialog from screen
 * readers but leaves live regions alone, hence `aria-live`; `off`, because each card announces
 * itself.
 */
export function ToastRegion({ stacks, ref }: ToastRegionProps) {
  return (
    // The attributes: `isToastEvent` and the demo's panel find the toasts by them.
    <section ref={ref} aria-label="Notifications" aria-live="off" data-notifications="">
      {stacks.map(([position, cards]) => (
        <div key={position} className={stackClass} data-position={position}>
          {cards}
        </div>
      ))}
    </section>
  );
}

// As wide as the page, as high as its cards.
const stackClass = staticClassName(css`
  position: fixed;
  inset-inline: ${theme.space[3]};
  z-index: ${theme.layer.toast};
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  pointer-events: none;
  &[data-position^='top'] {
    inset-block-start: ${theme.space[3]};
    flex-direction: column;
  }
  &[data-position^='bottom'] {
    inset-block-end: ${theme.space[3]};
    flex-direction: column-reverse;
  }
  &[data-position$='left'] {
    align-items: flex-start;
  }
  &[data-position$='right'] {
    align-items: flex-end;
  }
`);

/**
 * The ref of what fills the window beside the toasts: tells its style, in `--toasts-top` and
 * `--toasts-bottom`, how much of either edge they take.
 */
export function makeRoomForToasts(element: HTMLElement | null): (() => void) | undefined {
  if (!element || typeof ResizeObserver === 'undefined') return undefined;
  const stacks = [...document.querySelectorAll('[data-notifications] > *')];
  const observer = new ResizeObserver(() => {
    const boxes = stacks.map((stack) => stack.getBoundingClientRect());
    const filled = boxes.filter(({ height }) => height > 0);
    const [upper, lower] = partition(filled, ({ top }) => top < window.innerHeight / 2);
    const top = Math.max(0, ...upper.map((box) => box.bottom));
    const bottom = Math.max(0, ...lower.map((box) => window.innerHeight - box.top));
    // Where there are none nothing is set, or the style of all of a dialog would be computed again.
    element.style.setProperty('--toasts-top', top ? `${top + 8}px` : '');
    element.style.setProperty('--toasts-bottom', bottom ? `${bottom + 8}px` : '');
  });
  for (const stack of stacks) observer.observe(stack);
  return () => observer.disconnect();
}

/**
 * Whether an event comes from a toast. Toasts lie above an open dialog, and pressing one must not
 * count as a press outside the dialog.
 */
export function isToastEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-notifications]') !== null;
}
