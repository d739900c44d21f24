import { skeletonStyle } from './skeletonStyle';

export interface SkeletonProps {
  /** Pixels, or any CSS length. */
  width?: number | string;
  /** Pixels, or any CSS length. */
  height?: number | string;
  /** Of a badge or a picture. */
  round?: boolean;
}

/** The shape of what is coming. Silent: the container says that it is busy. */
export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  return (
    <span
      css={skeletonStyle}
      aria-hidden="true"
      data-round={round ? '' : undefined}
      style={{ width, height }}
    />
  );
}
