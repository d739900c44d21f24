import type { Subscription } from './Subscription';

/**
 * By how many seats an assignment exceeds the total; 0 if the total is unknown, as the server
 * checks it too.
 */
export function excessSeats(usedSeats: number, totalSeats: number | null): number {
  return totalSeats === null ? 0 : Math.max(0, usedSeats - totalSeats);
}

export type SeatFigures = Pick<Subscription, 'total_seats' | 'used_seats' | 'available_seats'>;

/** The figures after an assignment: the total grows if it has to. */
export function seatsAfter(
  { total_seats: totalSeats }: SeatFigures,
  usedSeats: number,
): SeatFigures {
  const total = totalSeats === null ? null : Math.max(totalSeats, usedSeats);
  return {
    total_seats: total,
    used_seats: usedSeats,
    available_seats: total === null ? null : total - usedSeats,
  };
}

/** The figures after the total has changed. */
export function seatsAfterTotalChange(
  { used_seats: usedSeats }: SeatFigures,
  totalSeats: number,
): SeatFigures {
  return {
    total_seats: totalSeats,
    used_seats: usedSeats,
    available_seats: usedSeats === null ? null : totalSeats - usedSeats,
  };
}

/** An organization's figures: sums over its subscriptions, null if any of them lacks the figure. */
export function seatSums(subscriptions: readonly SeatFigures[]): SeatFigures {
  const sum = (figure: keyof SeatFigures) =>
    subscriptions.reduce<number | null>(
      (total, { [figure]: value }) => (total === null || value === null ? null : total + value),
      0,
    );
  return {
    total_seats: sum('total_seats'),
    used_seats: sum('used_seats'),
    available_seats: sum('available_seats'),
  };
}
