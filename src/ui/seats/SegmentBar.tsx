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
          // `data-segment` is for tests: nothing else tells the parts apart.
          <Segment key={kind} kind={kind} data-segment={kind} style={{ flexGrow: size }} />
        ))}
    </Bar>
  );
}

/** The colour of a segment, for a legend. */
export function SegmentSwatch({ kind }: Pick<BarSegment, 'kind'>) {
  return <Swatch kind={kind} aria-hidden="true" />;
}

const backgrounds: Readonly<Record<SegmentKind, string>> = {
  normal: `background: ${theme.capacity.normal};`,
  accent: `background: ${theme.accent.solid};`,
  low: `background: ${theme.capacity.low};`,
  out: `background: ${theme.capacity.out};`,
  free: `background: ${theme.capacity.track};`,
  inactive: hatching(theme.capacity.normal),
  removed: hatching(theme.capacity.normal),
  excess: `
    background: repeating-linear-gradient(135deg, ${theme.capacity.low} 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px ${theme.capacity.low};
  `,
};

function hatching(colour: string): string {
  return `
    background: repeating-linear-gradient(135deg, ${colour} 0 1.5px, transparent 1.5px 4px);
    opacity: 0.6;
  `;
}

const Swatch = styled('i', {
  shouldForwardProp: (prop) => prop !== 'kind',
})<Pick<BarSegment, 'kind'>>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  ${({ kind }) => backgrounds[kind]}
  ${theme.printColours};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 1px CanvasText;
  }
`;
const Segment = styled(Swatch)`
  flex: 0 1 0;
  inline-size: auto;
  min-inline-size: 3px;
  block-size: auto;
  transition: flex-grow ${theme.duration.bar} ${theme.easing};
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: 3px;
  overflow: hidden;
`;
