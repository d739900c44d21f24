import { seatTypeName } from '~/domain/seatTypeIndexes';
import type { DailySeats } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { seatTypeCellProps } from '~/ui/seats/seatTypeCell';
import type { Column } from '~/ui/table/Column';
import { Day } from '~/ui/text/Day';
import { MissingValue } from '~/ui/text/MissingValue';

/**
 * The columns of Daily Seats, with each type in its colour of the chart. Cells have few elements,
 * because a type has up to 90 rows.
 */
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
      cell: ({ seats }) => (seats === null ? <MissingValue /> : formatNumber(seats)),
    },
    {
      header: 'Seat Type',
      skeleton: 56,
      cell: ({ seatType }) => seatType ?? <MissingValue />,
      cellProps: ({ seatType }) =>
        seatTypeCellProps(indexes.get(seatTypeName(seatType)) ?? 0, seatType),
    },
  ];
}
