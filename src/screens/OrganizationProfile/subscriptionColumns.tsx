import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';
import { activeSeatTypeLevel } from '~/domain/seatLevel';
import { seatTypeIndexes, seatTypeName } from '~/domain/seatTypeIndexes';
import { formatNumber } from '~/lib/format';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityCellProps } from '~/ui/seats/capacityLevel';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
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
      kind: 'title',
      cell: ({ seatType }) => seatType ?? <MissingValue />,
      cellProps: ({ seatType }) => seatTypeCellProps(seatTypeIndex(profile, seatType)),
    },
    {
      header: 'Total Seats',
      align: 'end',
      width: 92,
      cell: ({ totalSeats }) => <NumberText value={totalSeats} />,
    },
    {
      header: 'Used Seats',
      width: 'minmax(162px, 206px)',
      skeleton: 120,
      cell: (subscription) => (
        <UsedSeats>
          <UsedBar
            label={`Used seats, ${subscription.seatType ?? 'unknown type'}`}
            used={subscription.usedSeats}
            total={subscription.totalSeats}
            level={levelOf(subscription)}
          />
          <UsedNumber>
            <NumberText value={subscription.usedSeats} />
          </UsedNumber>
          <UsedShare>{usedShare(subscription)}</UsedShare>
        </UsedSeats>
      ),
    },
    {
      header: 'Available Seats',
      align: 'end',
      width: 112,
      cell: ({ availableSeats }) => <NumberText value={availableSeats} />,
      cellProps: (subscription) => capacityCellProps(levelOf(subscription)),
    },
    {
      header: 'Actions',
      kind: 'actions',
      align: 'end',
      width: 148,
      skeleton: 116,
      cell: (subscription) => <SubscriptionActions subscription={subscription} />,
    },
  ];
}

function seatTypeIndex({ subscriptions }: ProfileQueries, seatType: string | null): number {
  return seatTypeIndexes(subscriptions.data?.rows ?? []).get(seatTypeName(seatType)) ?? 0;
}

function usedShare({ usedSeats, totalSeats }: Subscription): string | null {
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
