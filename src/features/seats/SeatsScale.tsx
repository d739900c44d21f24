import styled from '@emotion/styled';
import type { SeatFigures } from '~/domain/seatChanges';
import { freedSeatsText } from '~/domain/seatsLeft';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { SegmentBar, type BarSegment } from '~/ui/Seats';

interface SeatsScaleProps {
  readonly before: SeatFigures;
  readonly after: SeatFigures | undefined;
  readonly segments: readonly BarSegment[];
}

/**
 * The seats before and after a change, to scale, with the numbers at the ends of the bar, and how
 * many become free. Screen readers read the same figures in the table below.
 */
export function SeatsScale({ before, after, segments }: SeatsScaleProps) {
  const today = before.total_seats ?? 0;
  const total = after?.total_seats ?? today;
  return (
    <div>
      <Scale>
        <span aria-hidden="true">0</span>
        <span aria-hidden="true">{`${formatNumber(today)} total today`}</span>
        {total > today && <strong aria-hidden="true">{formatNumber(total)}</strong>}
        {total < today && <strong>{freedSeatsText(today, total)}</strong>}
      </Scale>
      <div aria-hidden="true">
        <SegmentBar segments={segments} />
      </div>
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
