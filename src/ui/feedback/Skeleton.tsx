import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { theme } from '~/theme/theme';

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  readonly width?: number | string;
  /** Pixels, or any CSS length. */
  readonly height?: number | string;
}

/**
 * A placeholder in the shape of content that is loading. Hidden from screen readers: the container
 * announces that it is busy.
 */
export function Skeleton({ width = '100%', height = 12 }: SkeletonProps) {
  return <Bar aria-hidden="true" style={{ width, height }} />;
}

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

const Bar = styled.span`
  ${skeletonShape}
  ${skeletonAnimation}
`;
