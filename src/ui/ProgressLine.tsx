import { css, keyframes } from '@emotion/react';
import { theme } from '../theme/theme';
import { classOf } from './classOf';

/** A line at the very top while a page loads. */
export function ProgressLine({ label = 'Page loading' }: { label?: string }) {
  return <progress className={line} aria-label={label} />;
}

const run = keyframes`
  from { background-position: 130% 0; }
  to { background-position: -30% 0; }
`;

const line = classOf(css`
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
  animation: ${run} 1.1s ease-in-out infinite;
  &::-webkit-progress-bar {
    background: none;
  }
  &::-moz-progress-bar {
    background: none;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
    background: ${theme.accent.solid};
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`);
