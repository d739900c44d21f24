import { seatTypeName } from '~/domain/seatTypeIndexes';
import type { ComparedDailySeats } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import type { Column } from '~/ui/table/Column';
import { Day } from '~/ui/values';
import { MissingValue } from '~/ui/text';

type DailySeatsColumn = Column<ComparedDailySeats>;

/**
 * The columns of Daily Seats, with each type in its colour of the chart. Cells have few elements,
 * because a type has up to 365 rows.
 */
export function dailySeatsColumns(
  indexes: ReadonlyMap<string, number>,
  isCompared: boolean,
): readonly DailySeatsColumn[] {
  return [
    {
      header: 'Date',
      width: isCompared ? '32%' : '46%',
      skeleton: 80,
      cell: ({ date }) => <Day value={date} />,
    },
    {
      header: 'Seats',
      align: 'end',
      width: '20%',
      skeleton: 40,
      cell: ({ seats }) => count(seats),
    },
    ...(isCompared ? [yearBeforeColumn] : []),
    {
      header: 'Seat Type',
      skeleton: 56,
      cell: ({ seat_type: seatType }) => seatType ?? <MissingValue />,
      cellProps: ({ seat_type: seatType }) =>
        seatTypeCellProps(indexes.get(seatTypeName(seatType)) ?? 0, seatType),
    },
  ];
}

const yearBeforeColumn: DailySeatsColumn = {
  header: 'Year before',
  align: 'end',
  width: '24%',
  muted: true,
  skeleton: 40,
  cell: ({ seatsYearBefore = null }) => count(seatsYearBefore),
};

function count(seats: number | null) {
  return seats === null ? <MissingValue /> : formatNumber(seats);
}
