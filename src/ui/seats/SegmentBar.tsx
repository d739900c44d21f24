import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

export type SegmentKind =
  | 'normal'
  | 'accent'
  | 'low'
  | 'out'
  | 'inactive'
  | 'excess'
  | 'free'
  | 'removed';

export interface BarSegment {
  /** What the segment stands for: its colour, or hatching. */
  readonly kind: SegmentKind;
  /** Its size relative to the others. A segment of 0 isn't drawn. */
  readonly size: number;
}

export interface SegmentBarProps {
  /** The segments from start to end. */
  readonly segments: readonly BarSegment[];
}

/**
 * A whole divided into parts, to scale. Hidden from screen readers: the figures that it illustrates
 * are text.
 */
export function SegmentBar({ segments }: SegmentBarProps) {
  return (
    <Bar aria-hidden="true">
      {segments
        .filter(({ size }) => size > 0)
        .map(({ kind, size }) => (
          <i key={kind} data-segment={kind} style={{ flexGrow: size }} />
        ))}
    </Bar>
  );
}

/** The colours of the segments, also for a legend: set `data-segment` on an element. */
export const segmentStyle = `
  &[data-segment='normal'] { background: ${theme.capacity.normal}; }
  &[data-segment='accent'] { background: ${theme.accent.solid}; }
  &[data-segment='low'] { background: ${theme.capacity.low}; }
  &[data-segment='out'] { background: ${theme.capacity.out}; }
  &[data-segment='free'] { background: ${theme.capacity.track}; }
  &[data-segment='inactive'], &[data-segment='removed'] {
    background: repeating-linear-gradient(135deg, ${theme.capacity.normal} 0 1.5px, transparent 1.5px 4px);
    opacity: 0.6;
  }
  &[data-segment='excess'] {
    background: repeating-linear-gradient(135deg, ${theme.capacity.low} 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px ${theme.capacity.low};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 1px CanvasText;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: 3px;
  overflow: hidden;
  ${theme.printColours};
  & > i {
    flex: 0 1 0;
    min-inline-size: 3px;
    border-radius: 2px;
    transition: flex-grow ${theme.duration.bar} ${theme.easing};
    ${segmentStyle}
  }
`;
