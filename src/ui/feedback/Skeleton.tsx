import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { skeletonAnimation, skeletonShape } from './skeletonStyle';

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  readonly width?: number | string;
  /** Pixels, or any CSS length. */
  readonly height?: number | string;
  /** Rounds the shape fully, for a badge or an avatar. */
  readonly round?: boolean;
}

/**
 * A placeholder in the shape of content that is loading. Hidden from screen readers: the container
 * announces that it is busy.
 */
export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  return <Bar aria-hidden="true" data-round={round ? '' : undefined} style={{ width, height }} />;
}

const Bar = styled.span`
  ${skeletonShape}
  ${skeletonAnimation}
  &[data-round] {
    border-radius: ${theme.radius.full};
  }
`;
