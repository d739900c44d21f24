import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';
import { activeSeatTypeLevel } from '~/domain/seatLevel';
import { seatTypeIndexes, seatTypeName } from '~/domain/seatTypeIndexes';
import { formatNumber } from '~/lib/format';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { CapacityBar, capacityCellProps } from '~/ui/Seats';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text';
import { NumberText } from '~/ui/values';
import { SubscriptionActions } from '~/features/seats/SubscriptionActions';

/**
 * The columns of an organization's subscriptions. Rows don't observe the organization: another
 * `status` needs other columns.
 */
export function subscriptionColumns(
  profile: ProfileQueries,
  status: Organization['status'] | undefined,
): readonly Column<Subscription>[] {
  const levelOf = (subscription: Subscription) => activeSeatTypeLevel(status, subscription);
  return [
    {
      header: 'Seat Type',
      cell: ({ seat_type: seatType }) =>
        seatType === null ? <MissingValue /> : <span>{seatType}</span>,
      cellProps: ({ seat_type: seatType }) =>
        seatTypeCellProps(seatTypeIndex(profile, seatType), seatType),
    },
    {
      header: 'Total Seats',
      align: 'end',
      width: 88,
      hideBelow: 480,
      cell: ({ total_seats: totalSeats }) => <NumberText value={totalSeats} />,
    },
    {
      header: 'Used Seats',
      width: 178,
      hideBelow: 620,
      skeleton: 84,
      cell: (subscription) => (
        <UsedSeats>
          <UsedBar
            label={`Used seats, ${subscription.seat_type ?? 'unknown type'}`}
            used={subscription.used_seats}
            total={subscription.total_seats}
            level={levelOf(subscription)}
          />
          <UsedNumber>
            <NumberText value={subscription.used_seats} />
          </UsedNumber>
          <UsedShare>{usedShare(subscription)}</UsedShare>
        </UsedSeats>
      ),
    },
    {
      header: 'Available Seats',
      align: 'end',
      width: 112,
      cell: ({ available_seats: availableSeats }) => <NumberText value={availableSeats} />,
      cellProps: (subscription) => capacityCellProps(levelOf(subscription)),
    },
    {
      header: 'Actions',
      kind: 'actions',
      align: 'end',
      width: 160,
      skeleton: 116,
      cell: (subscription) => <SubscriptionActions subscription={subscription} />,
    },
  ];
}

function seatTypeIndex({ subscriptions }: ProfileQueries, seatType: string | null): number {
  return seatTypeIndexes(subscriptions.data?.rows ?? []).get(seatTypeName(seatType)) ?? 0;
}

function usedShare({
  used_seats: usedSeats,
  total_seats: totalSeats,
}: Subscription): string | null {
  if (usedSeats === null || totalSeats === null || totalSeats <= 0) return null;
  return `${formatNumber(Math.round((usedSeats / totalSeats) * 100))}%`;
}

const UsedSeats = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  font-variant-numeric: tabular-nums;
`;
const UsedBar = styled(CapacityBar)`
  flex: 1;
  max-inline-size: 104px;
`;
const UsedNumber = styled.span`
  min-inline-size: 2rem;
  text-align: end;
`;
const UsedShare = styled.small`
  min-inline-size: 2rem;
  text-align: end;
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
