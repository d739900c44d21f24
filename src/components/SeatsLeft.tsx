import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel } from '~/domain/seatLevel';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityLevelTextStyle } from '~/ui/seats/capacityLevel';
import { seatsLeft } from './seatsCell';

/** Of an organization, or of one of its subscriptions with the organization's status. */
export interface Seats extends Pick<Organization, 'usedSeats' | 'totalSeats'> {
  readonly status?: string | null | undefined;
}

/** A short bar and "4 left", in the tone of today's level; nothing while a figure is unknown. */
export function SeatsLeft({ status, usedSeats, totalSeats }: Seats) {
  const left = seatsLeft({ usedSeats, totalSeats });
  if (left === undefined) return null;
  const level = activeSeatLevel({ status, usedSeats, totalSeats });
  return (
    <Line data-level={level}>
      <CapacityBar label="Seats in use" used={usedSeats} total={totalSeats} level={level} />
      <span>{left}</span>
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
  ${capacityLevelTextStyle}
  & > [role='meter'] {
    inline-size: 56px;
  }
`;
