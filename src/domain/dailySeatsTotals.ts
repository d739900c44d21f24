import { parseDay } from '~/lib/time';
import { seatTypeName } from './seatTypeIndexes';
import { seatCount } from './seats';
import type { DatedTotal } from './Subscription';

/**
 * The total seats of each type on each day, by the type's name; 0 before its first subscription,
 * null where it is unknown. A type without any valid total is missing.
 */
export function dailySeatsTotals(
  days: readonly string[],
  totals: readonly DatedTotal[],
): ReadonlyMap<string, readonly (number | null)[]> {
  const changesByName = new Map<string, { from: string; seats: number }[]>();
  for (const { from, seat_type: seatType, total_seats: totalSeats } of totals) {
    const seats = seatCount(totalSeats);
    if (from === null || parseDay(from) === undefined || seats === null) continue;
    const name = seatTypeName(seatType);
    const changes = changesByName.get(name) ?? [];
    changes.push({ from, seats });
    changesByName.set(name, changes);
  }
  return new Map(
    [...changesByName].map(([name, changes]) => {
      // Days in this format sort as text.
      const sorted = changes.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
      return [name, days.map((day) => totalOn(day, sorted, days[0] ?? day))];
    }),
  );
}

/**
 * Several totals in effect at the start belong to several subscriptions of one type and add up. The
 * response doesn't say which of them a later total replaces, so from then on the sum is unknown.
 */
function totalOn(
  day: string,
  changes: readonly { readonly from: string; readonly seats: number }[],
  firstDay: string,
): number | null {
  const initial = changes.filter(({ from }) => from <= firstDay);
  const later = changes.filter(({ from }) => from > firstDay && from <= day);
  const latest = later.at(-1);
  if (latest) return initial.length > 1 ? null : latest.seats;
  return initial.reduce((sum, { seats }) => sum + seats, 0);
}
