import { seatTypeName } from './seatTypeIndexes';
import type { ComparedDailySeats, DailySeats } from './Subscription';
import { yearBefore } from './yearBefore';

/**
 * Rows with the seats of their type on the same day of the year before. A type that had seats only
 * then gets rows of its own, without seats, so that nothing is missing in a sum.
 */
export function withYearBefore(
  rows: readonly DailySeats[],
  earlierRows: readonly DailySeats[],
): readonly ComparedDailySeats[] {
  const earlierByDate = byDate(earlierRows);
  return [...byDate(rows)].flatMap(([date, group]) => {
    const earlier = [...((date !== null && earlierByDate.get(yearBefore(date))) || [])];
    // One by one: an organization can have two subscriptions of one type, with a row each.
    const compared = group.map((row): ComparedDailySeats => {
      const name = seatTypeName(row.seat_type);
      const index = earlier.findIndex(({ seat_type }) => seatTypeName(seat_type) === name);
      const [match] = index < 0 ? [] : earlier.splice(index, 1);
      return { ...row, seatsYearBefore: match?.seats ?? null };
    });
    const others = earlier.map(({ seats, seat_type }) => ({
      date,
      seats: null,
      seat_type,
      seatsYearBefore: seats,
    }));
    return [...compared, ...others];
  });
}

function byDate(rows: readonly DailySeats[]): Map<string | null, DailySeats[]> {
  const groups = new Map<string | null, DailySeats[]>();
  for (const row of rows) {
    const group = groups.get(row.date);
    if (group) group.push(row);
    else groups.set(row.date, [row]);
  }
  return groups;
}
