import type { Subscription } from './Subscription';

/**
 * By how many seats an assignment exceeds the total; an unknown total is exceeded by none, the
 * server knows better.
 */
export function excessSeats(assigned: number, total: number | null): number {
  return total === null ? 0 : Math.max(0, assigned - total);
}

/** A subscription's three figures. */
export type SeatFigures = Pick<Subscription, 'totalSeats' | 'usedSeats' | 'availableSeats'>;

/** The figures once so many seats are assigned: the total grows to hold them. */
export function seatsAfter({ totalSeats }: SeatFigures, assigned: number): SeatFigures {
  const total = totalSeats === null ? null : Math.max(totalSeats, assigned);
  return {
    totalSeats: total,
    usedSeats: assigned,
    availableSeats: total === null ? null : total - assigned,
  };
}

/**
 * An organization's figures are the sums over its subscriptions; one that lacks a figure leaves its
 * sum unknown.
 */
export function seatSums(subscriptions: readonly SeatFigures[]): SeatFigures {
  const sum = (figure: keyof SeatFigures) =>
    subscriptions.reduce<number | null>(
      (total, { [figure]: value }) => (total === null || value === null ? null : total + value),
      0,
    );
  return {
    totalSeats: sum('totalSeats'),
    usedSeats: sum('usedSeats'),
    availableSeats: sum('availableSeats'),
  };
}
