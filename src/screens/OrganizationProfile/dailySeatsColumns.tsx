import { seatTypeName } from '~/domain/seatTypeIndexes';
import type { DailySeats } from '~/domain/Subscription';
import { SeatTypeSwatch } from '~/ui/seats/SeatTypeSwatch';
import type { Column } from '~/ui/table/Column';
import { Day } from '~/ui/text/Day';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';

/** The columns of Daily Seats, with each type in its colour of the chart. */
export function dailySeatsColumns(
  indexes: ReadonlyMap<string, number>,
): readonly Column<DailySeats>[] {
  return [
    {
      header: 'Date',
      kind: 'title',
      width: '46%',
      skeleton: 80,
      cell: ({ date }) => <Day value={date} />,
    },
    {
      header: 'Seats',
      align: 'end',
      width: '20%',
      skeleton: 40,
      cell: ({ seats }) => <NumberText value={seats} />,
    },
    {
      header: 'Seat Type',
      skeleton: 56,
      cell: ({ seatType }) => (
        <>
          <SeatTypeSwatch index={indexes.get(seatTypeName(seatType)) ?? 0} />
          {seatType ?? <MissingValue />}
        </>
      ),
    },
  ];
}
