import styled from '@emotion/styled';
import { skeletonAnimation, skeletonShape } from './skeletonStyle';

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

const Bar = styled.span`
  ${skeletonShape}
  ${skeletonAnimation}
`;
