import type { Subscription } from '~/domain/Subscription';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Meter } from '~/ui/feedback/Meter';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';
import { AssignSeatsButton } from './AssignSeatsButton';

/** The columns of an organization's subscriptions. */
export function subscriptionColumns(profile: ProfileQueries): readonly Column<Subscription>[] {
  return [
    {
      header: 'Seat Type',
      kind: 'title',
      cell: ({ seatType }) => seatType ?? <MissingValue />,
    },
    {
      header: 'Total Seats',
      align: 'end',
      cell: ({ totalSeats }) => <NumberText value={totalSeats} />,
    },
    {
      header: 'Used Seats',
      align: 'end',
      cell: ({ seatType, totalSeats, usedSeats }) => (
        <>
          <NumberText value={usedSeats} />
          <Meter
            label={`Used seats, ${seatType ?? 'unknown type'}`}
            value={usedSeats}
            max={totalSeats}
          />
        </>
      ),
    },
    {
      header: 'Available Seats',
      align: 'end',
      cell: ({ availableSeats }) => <NumberText value={availableSeats} />,
    },
    {
      header: 'Actions',
      kind: 'actions',
      align: 'end',
      skeleton: 96,
      cell: (subscription) => <AssignSeatsButton profile={profile} subscription={subscription} />,
    },
  ];
}
