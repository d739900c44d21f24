import { css, keyframes } from '@emotion/react';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { theme } from '~/theme/theme';

const appear = keyframes`from { visibility: hidden; }`;
const pulse = keyframes`50% { opacity: 0.5; }`;

/** A placeholder bar, invisible until the pending delay has passed. */
export const skeletonStyle = css`
  /* Inline, so that it takes the height of a line of text. */
  display: inline-block;
  vertical-align: middle;
  block-size: 12px;
  max-inline-size: 100%;
  border-radius: 4px;
  background: ${theme.surface.pressed};
  animation:
    ${appear} 0s ${PENDING_DELAY}ms backwards,
    ${pulse} 1.6s ease-in-out infinite;
  &[data-round] {
    border-radius: ${theme.radius.full};
  }
`;
