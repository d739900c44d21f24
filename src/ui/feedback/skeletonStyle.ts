import { css, keyframes } from '@emotion/react';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { theme } from '~/theme/theme';

const appear = keyframes`from { visibility: hidden; }`;
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
