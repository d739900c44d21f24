import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';
import { activeSeatTypeLevel, type SeatLevel } from '~/domain/seatLevel';
import { seatsLeft } from '~/domain/seatsLeft';
import { seatTypeIndexes, seatTypeName } from '~/domain/seatTypeIndexes';
import { formatNumber } from '~/lib/format';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { capacityCellProps, capacityLevelStyle } from '~/ui/seats/capacityLevel';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { SubscriptionActions } from '~/features/seats/SubscriptionActions';
import { subscriptionLinesQuery, tallSubscriptionLinesQuery } from './subscriptionsLayout';

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
      skeleton: 'text',
      cell: ({ seat_type: seatType }) =>
        seatType === null ? <MissingValue /> : <span>{seatType}</span>,
      detail: (subscription) => lineDetail(subscription, levelOf(subscription)),
      cellProps: ({ seat_type: seatType }) =>
        seatTypeCellProps(seatTypeIndex(profile, seatType), seatType),
    },
    {
      header: 'Total Seats',
      align: 'end',
      width: 88,
      cell: ({ total_seats: totalSeats }) => <NumberText value={totalSeats} />,
    },
    {
      header: 'Used Seats',
      width: 'minmax(154px, 0.5fr)',
      compact: true,
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
          <Left style={capacityLevelStyle(levelOf(subscription))}>{seatsLeft(subscription)}</Left>
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
      compact: true,
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

/** What a line has below the name: "246 of 250", on tall ones between the bar and what is left. */
function lineDetail(subscription: Subscription, level: SeatLevel | undefined) {
  const { used_seats: usedSeats, total_seats: totalSeats } = subscription;
  const left = seatsLeft(subscription);
  return (
    <LineDetail>
      <LineBar label="Seats in use" used={usedSeats} total={totalSeats} level={level} />
      <NumberText value={usedSeats} />
      <span> of </span>
      <NumberText value={totalSeats} />
      {left === undefined ? null : (
        <TallLineLeft>
          <span> · </span>
          <span style={capacityLevelStyle(level)}>{left}</span>
        </TallLineLeft>
      )}
    </LineDetail>
  );
}

const LineDetail = styled.span`
  display: none;
  padding-inline-start: 16px;
  text-indent: 0;
  ${subscriptionLinesQuery} {
    display: block;
  }
  ${tallSubscriptionLinesQuery} {
    display: block;
    padding: 0;
    overflow: clip;
    text-overflow: ellipsis;
  }
`;
const LineBar = styled(CapacityBar)`
  max-inline-size: 118px;
  margin-block: 6px;
  ${subscriptionLinesQuery} {
    display: none;
  }
`;
const TallLineLeft = styled.span`
  ${subscriptionLinesQuery} {
    display: none;
  }
`;
const UsedSeats = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  font-variant-numeric: tabular-nums;
  ${subscriptionLinesQuery} {
    gap: ${theme.space[3]};
  }
  ${tallSubscriptionLinesQuery} {
    display: none;
  }
`;
const UsedBar = styled(CapacityBar)`
  flex: 1;
  max-inline-size: 104px;
  ${subscriptionLinesQuery} {
    flex: none;
    inline-size: 84px;
  }
`;
const UsedNumber = styled.span`
  min-inline-size: 2rem;
  text-align: end;
  ${subscriptionLinesQuery} {
    display: none;
  }
`;
const UsedShare = styled.small`
  min-inline-size: 2rem;
  text-align: end;
  color: ${theme.text.muted};
  ${theme.type[12]};
  ${subscriptionLinesQuery} {
    display: none;
  }
`;
const Left = styled.span`
  display: none;
  min-inline-size: 4rem;
  color: ${theme.text.muted};
  ${theme.type[12]};
  ${subscriptionLinesQuery} {
    display: block;
  }
`;
