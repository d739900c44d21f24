import { css, keyframes } from '@emotion/react';
import { staticClassName } from '~/ui/layout/staticClassName';

/**
 * A rotating ring in the current text colour. Hidden from screen readers: the owner announces what
 * is loading.
 */
export function Spinner({ size = 16 }: { readonly size?: number }) {
  return (
    <svg
      className={ringClass}
      width={size}
      height={size}
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

const ringClass = staticClassName(css`
  flex: none;
  animation: ${spin} 0.8s linear infinite;
`);
