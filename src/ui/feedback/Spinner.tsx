import { css, keyframes } from '@emotion/react';
import { staticClassName } from '~/ui/layout/staticClassName';

export interface SpinnerProps {
  /** Pixels. */
  readonly size?: number;
  /**
   * Stops the rotation. Short waits don't need it, and an animated element costs a compositor
   * layer.
   */
  readonly paused?: boolean;
}

/**
 * A rotating ring in the current text colour. Hidden from screen readers: the owner announces what
 * is loading.
 */
export function Spinner({ size = 16, paused = false }: SpinnerProps) {
  return (
    <svg
      className={ringClass}
      data-paused={paused ? '' : undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      data-spinner=""
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

const ringClass = staticClassName(css`
  flex: none;
  &:not([data-paused]) {
    animation: ${spin} 0.8s linear infinite;
  }
`);
