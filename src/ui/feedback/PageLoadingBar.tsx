import { css, keyframes } from '@emotion/react';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';

/** A line at the top edge while a page, dialog or menu loads. */
export function PageLoadingBar({ label = 'Loading' }: { readonly label?: string }) {
  return <progress className={barClass} aria-label={label} />;
}

const slide = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -30% 0; }
`;

// `animation`: it repaints in every frame, so it starts to move after a delay: quick navigations
// stay quick.
// Chromium throws at a rule whose selector it doesn't know, unless a group contains it.
const barClass = staticClassName(css`
  appearance: none;
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.progress};
  display: block;
  inline-size: 100%;
  block-size: 2px;
  border: 0;
  background: linear-gradient(90deg, transparent, ${theme.accent.solid} 30% 70%, transparent) 0 0 /
    50% 100% no-repeat;
  pointer-events: none;
  animation: ${slide} 1.1s ease-in-out ${PENDING_DELAY}ms infinite backwards;
  &::-webkit-progress-bar {
    background: none;
  }
  @supports (-moz-appearance: none) {
    &::-moz-progress-bar {
      background: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background: ${theme.accent.solid};
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`);
