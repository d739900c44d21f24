import { css, keyframes } from '@emotion/react';
import { staticClassName } from './staticClassName';

export interface SpinnerProps {
  /** Pixels. */
  size?: number;
  /**
   * It doesn't turn: what is soon over needn't move, and what moves costs the browser a layer of
   * its own.
   */
  paused?: boolean;
}

/**
 * A turning ring in the colour of the text around it. Silent: whoever shows it says what is
 * loading.
 */
export function Spinner({ size = 16, paused = false }: SpinnerProps) {
  return (
    <svg
      className={ringClass}
      data-still={paused ? '' : undefined}
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
  &:not([data-still]) {
    animation: ${spin} 0.8s linear infinite;
  }
`);
