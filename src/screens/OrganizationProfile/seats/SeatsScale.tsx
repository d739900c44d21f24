import styled from '@emotion/styled';
import type { SeatFigures } from '~/domain/seatChanges';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { SegmentBar } from '~/ui/seats/SegmentBar';

interface SeatsScaleProps {
  readonly before: SeatFigures;
  /** The typed assignment, undefined while it is invalid. */
  readonly assigned: number | undefined;
}

/**
 * The seats to scale: in use before, added, beyond the total (hatched), and free. Hidden from screen
 * readers, which read the same figures in the table below.
 */
export function SeatsScale({ before: { usedSeats, totalSeats }, assigned }: SeatsScaleProps) {
  if (totalSeats === null || usedSeats === null) return null;
  const after = assigned ?? usedSeats;
  const withinTotal = Math.min(after, totalSeats);
  const kept = Math.min(usedSeats, withinTotal);
  const excess = after - withinTotal;
  return (
    <div aria-hidden="true">
      <Scale>
        <span>0</span>
        <span>{formatNumber(totalSeats)} total today</span>
        {excess > 0 && <strong>{formatNumber(after)}</strong>}
      </Scale>
      <SegmentBar
        segments={[
          { kind: 'normal', size: kept },
          { kind: 'accent', size: withinTotal - kept },
          { kind: 'excess', size: excess },
          { kind: 'free', size: totalSeats - withinTotal },
        ]}
      />
    </div>
  );
}

const Scale = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  margin-block-end: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  & > span:first-of-type {
    flex: 1;
  }
  & > strong {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
