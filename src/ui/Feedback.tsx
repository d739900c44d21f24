import { css, keyframes } from '@emotion/react';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { toneColours } from './Status';
import { Inline, Stack } from './layout';
import { staticClassName } from './style';
import { CodeText, withBdi } from './text';

/** Milliseconds before a pending state becomes visible; most responses arrive sooner. */
export const PENDING_DELAY = 150;

/** Hides an element until its animation's delay has passed. */
export const appear = keyframes`from { visibility: hidden; }`;
const pulse = keyframes`50% { opacity: 0.5; }`;

// `display`: inline, so that it takes the height of a line of text.
/** The shape of a placeholder. */
export const skeletonShape = css`
  display: inline-block;
  vertical-align: middle;
  block-size: 12px;
  max-inline-size: 100%;
  border-radius: 4px;
  background: ${theme.surface.pressed};
`;

/**
 * For a placeholder or, better, for a container of many: each animated element costs the browser a
 * layer. Invisible until the pending delay has passed.
 */
export const skeletonAnimation = css`
  animation:
    ${appear} 0s ${PENDING_DELAY}ms backwards,
    ${pulse} 1.6s ease-in-out infinite;
`;

interface AlertProps {
  readonly tone?: 'danger' | 'warning' | 'info';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

const icons = { danger: CircleAlert, warning: TriangleAlert, info: Info };

/** A message inside a form, a dialog or a panel. */
export function Alert({ tone = 'danger', title, children }: AlertProps) {
  const Icon = icons[tone];
  return (
    <div
      className={alertClass}
      role="alert"
      style={{ backgroundColor: toneColours[tone].subtle, borderColor: toneColours[tone].border }}
    >
      <Icon size={16} color={toneColours[tone].text} aria-hidden="true" />
      <div>
        {title ? <strong style={{ color: toneColours[tone].text }}>{withBdi(title)}</strong> : null}
        {children ? <div>{withBdi(children)}</div> : null}
      </div>
    </div>
  );
}

const alertClass = staticClassName(css`
  display: flex;
  gap: 10px;
  padding: 10px ${theme.space[3]};
  border: 1px solid;
  border-radius: ${theme.radius.control};
  color: ${theme.text.primary};
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 2px;
  }
`);

interface StateProps {
  readonly title: ReactNode;
  /** All there is on a screen: in the middle of its content, with a heading for the page's outline. */
  readonly titleAs?: 'h1' | 'h2';
  /** A muted line below the title, such as the search that found nothing. */
  readonly detail?: ReactNode;
  /** What to do next. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list or page: the motif, one line, one action. */
export function EmptyState(props: StateProps) {
  return <State {...props} middle="taken" />;
}

interface ErrorStateProps extends StateProps {
  /** Of HTTP. */
  readonly code?: number | undefined;
}

/**
 * Shown in place of content that failed to load: what happened and what to do next. The heading of a
 * page has focus instead of being announced.
 */
export function ErrorState(props: ErrorStateProps) {
  return <State {...props} middle="failed" role={props.titleAs ? undefined : 'alert'} />;
}

interface StateBlockProps extends ErrorStateProps {
  /** The tile in the middle of the motif: a taken seat, or a red and hollow one. */
  readonly middle: 'taken' | 'failed';
  readonly role?: 'alert' | undefined;
}

/** Below the motif of nine seats, which is decorative. */
function State({ middle, role, code, title, titleAs, detail, children }: StateBlockProps) {
  const Title = titleAs ?? 'p';
  return (
    <Stack
      gap={titleAs ? 3 : 2}
      align="center"
      justify="center"
      className={stateClass}
      role={role}
      data-page={titleAs && true}
    >
      <span className={motifClass} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <i key={index} data-middle={index === 4 ? middle : undefined} />
        ))}
      </span>
      {code !== undefined && <CodeText aria-hidden="true">{code}</CodeText>}
      <Title className="title" tabIndex={titleAs === 'h1' ? -1 : undefined}>
        {withBdi(title)}
      </Title>
      {detail ? <p>{withBdi(detail)}</p> : null}
      {children}
    </Stack>
  );
}

const stateClass = staticClassName(css`
  padding: ${theme.space[10]} ${theme.space[4]};
  text-align: center;
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & > p {
    max-inline-size: 44ch;
    text-wrap: balance;
  }
  & > .title {
    margin-block-start: ${theme.space[1]};
    color: ${theme.text.primary};
    ${theme.type[14]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & > :is(div, button) {
    margin-block-start: ${theme.space[1]};
  }
  &[data-page] {
    min-block-size: 64vh;
    & > .title {
      ${theme.type[20]};
    }
  }
`);

const motifClass = staticClassName(css`
  display: inline-grid;
  grid-template-columns: repeat(3, 12px);
  gap: 4px;
  & > i {
    block-size: 12px;
    border: 1px solid ${theme.border.button};
    border-radius: 3px;
  }
  & > [data-middle] {
    ${theme.keepColours};
  }
  & > [data-middle='failed'] {
    border: 2px solid ${theme.capacity.out};
  }
  & > [data-middle='taken'] {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
  }
`);

interface ProgressBarProps {
  readonly label: string;
  readonly value: number;
  /** The total number of items; undefined while it is unknown. */
  readonly max: number | undefined;
}

/** The progress of a long task, with its counts. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const counts =
    max === undefined ? formatNumber(value) : `${formatNumber(value)} of ${formatNumber(max)}`;
  return (
    <Inline gap={3} className={progressClass}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuetext={counts}
        aria-valuemax={max}
        aria-valuenow={max === undefined ? undefined : value}
      >
        {max ? <i style={{ inlineSize: `${(value / max) * 100}%` }} /> : null}
      </div>
      <span aria-hidden="true">{counts}</span>
    </Inline>
  );
}

const progressClass = staticClassName(css`
  flex: 1;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > div {
    flex: 1;
    min-inline-size: 48px;
    block-size: 8px;
    overflow: hidden;
    border: 1px solid ${theme.border.control};
    border-radius: ${theme.radius.full};
    background: ${theme.surface.control};
    ${theme.keepColours};
    & > i {
      display: block;
      block-size: 100%;
      background: ${theme.accent.solid};
    }
  }
`);

interface PageLoadingBarProps {
  readonly label?: string;
  readonly hidden?: boolean;
}

/** A line at the top edge while a page, dialog or menu loads. */
export function PageLoadingBar({ label = 'Loading', hidden }: PageLoadingBarProps) {
  return <div role="progressbar" className={loadingBarClass} aria-label={label} hidden={hidden} />;
}

const slide = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -30% 0; }
`;

// `animation`: it repaints in every frame, so it starts to move after a delay: quick navigations
// stay quick.
const loadingBarClass = staticClassName(css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.progress};
  block-size: 2px;
  background: linear-gradient(90deg, transparent, ${theme.accent.solid} 30% 70%, transparent) 0 0 /
    50% 100% no-repeat;
  ${theme.keepColours};
  pointer-events: none;
  animation: ${slide} 1.1s ease-in-out ${PENDING_DELAY}ms infinite backwards;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background: ${theme.accent.solid};
  }
`);

/**
 * A rotating ring in the current text colour. Hidden from screen readers: the owner announces what
 * is loading.
 */
export function Spinner() {
  return (
    <svg
      className={spinnerClass}
      width={14}
      height={14}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
    >
      <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
      <path
        d="M14.5 8A6.5 6.5 0 0 0 8 1.5"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

const spin = keyframes`to { transform: rotate(360deg); }`;

const spinnerClass = staticClassName(css`
  flex: none;
  animation: ${spin} 0.8s linear infinite;
`);

interface SkeletonProps {
  readonly width?: number | string;
  readonly height?: number | string;
}

/**
 * A placeholder in the shape of content that is loading. Hidden from screen readers: the container
 * announces that it is busy.
 */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <span className={skeletonClass} aria-hidden="true" style={{ width, height }} />;
}

const skeletonClass = staticClassName(css`
  ${skeletonShape}
  ${skeletonAnimation}
`);

/**
 * Whether `active` has been true for `delay` milliseconds, so that short waits show no indicator.
 */
export function useDelayedFlag(active: boolean, delay = PENDING_DELAY): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
