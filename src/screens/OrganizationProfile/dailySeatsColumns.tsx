import type { DailySeats } from '~/domain/Subscription';
import type { Column } from '~/ui/table/Column';
import { Day } from '~/ui/text/Day';
import { MissingValue } from '~/ui/text/MissingValue';
import { NumberText } from '~/ui/text/NumberText';

/** The columns of Daily Seats. */
export const dailySeatsColumns: readonly Column<DailySeats>[] = [
  { header: 'Date', kind: 'title', cell: ({ date }) => <Day value={date} /> },
  { header: 'Seats', align: 'end', cell: ({ seats }) => <NumberText value={seats} /> },
  { header: 'Seat Type', cell: ({ seatType }) => seatType ?? <MissingValue /> },
];
