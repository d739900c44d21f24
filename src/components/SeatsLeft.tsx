import styled from '@emotion/styled';
import { seatsLeft, type SeatFigures } from '~/domain/seats';
import type { SeatLevel } from '~/domain/Subscription';
import { theme } from '~/theme/theme';
import { CapacityBar, capacityLevelStyle } from '~/ui/Seats';

/** Of an organization, or of one of its subscriptions. */
interface SeatsLeftProps extends Pick<SeatFigures, 'used_seats' | 'total_seats'> {
  /** Today's level, if it calls for action. */
  readonly level: SeatLevel | undefined;
  /**
   * One of several below each other: the bars start and the figures end at the same place, and on small
   * screens names need the space of the bars.
   */
  readonly isInColumn?: boolean;
}

/** A short bar and "4 left", in the tone of today's level; nothing while a figure is unknown. */
export function SeatsLeft({
  level,
  used_seats: usedSeats,
  total_seats: totalSeats,
  isInColumn = false,
}: SeatsLeftProps) {
  const left = seatsLeft({ used_seats: usedSeats, total_seats: totalSeats });
  if (left === undefined) return null;
  return (
    <Line style={capacityLevelStyle(level)}>
      <Bar label="Seats in use" used={usedSeats} total={totalSeats} isInColumn={isInColumn} />
      <Left isInColumn={isInColumn}>{left}</Left>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
`;
interface ColumnProps {
  readonly isInColumn: boolean;
}

const narrowStyle = `
  ${theme.media.belowMedium} {
    display: none;
  }
`;
const Left = styled.span<ColumnProps>`
  min-inline-size: ${({ isInColumn }) => (isInColumn ? '60px' : 'auto')};
  text-align: end;
`;
const Bar = styled(CapacityBar, {
  shouldForwardProp: (prop) => prop !== 'isInColumn',
})<ColumnProps>`
  inline-size: 56px;
  ${({ isInColumn }) => isInColumn && narrowStyle}
`;
