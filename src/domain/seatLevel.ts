import type { Subscription } from './Subscription';

/**
 * How urgently seats are needed: `out` if none are left, `low` if at most a tenth is or they run out
 * within 30 days (docs/api.md, "Levels").
 */
export type SeatLevel = 'low' | 'out';

/** The levels that the list can be filtered by. */
export const seatLevels = ['low', 'out'] as const satisfies readonly SeatLevel[];

/** The level in the API's words. */
export const seatLevelValues = ['out', 'low', 'ok'] as const;

/** Days within which seats that run out are low. */
const lowDays = 30;
/** Days beyond which an estimate says nothing: two years. */
const maxDays = 730;

export type SeatUse = Pick<Subscription, 'used_seats' | 'total_seats' | 'used_seats_30_days_ago'>;

/**
 * Whole days until the available seats of one type run out at the pace of the last 30 days, rounded
 * up: 0 if none are left, null for never (the use isn't growing, its history is unknown, or it would
 * take more than two years) and while a figure is unknown.
 */
export function daysUntilFull({
  used_seats: usedSeats,
  total_seats: totalSeats,
  used_seats_30_days_ago: usedSeats30DaysAgo,
}: SeatUse): number | null {
  if (usedSeats === null || totalSeats === null) return null;
  if (usedSeats >= totalSeats) return 0;
  const change = usedSeats30DaysAgo === null ? 0 : usedSeats - usedSeats30DaysAgo;
  if (change <= 0) return null;
  const days = Math.ceil(((totalSeats - usedSeats) * 30) / change);
  return days > maxDays ? null : days;
}

/** The level of one seat type; undefined if it has enough seats, and while a figure is unknown. */
export function seatTypeLevel(seats: SeatUse): SeatLevel | undefined {
  const { used_seats: usedSeats, total_seats: totalSeats } = seats;
  if (usedSeats === null || totalSeats === null) return undefined;
  if (usedSeats >= totalSeats) return 'out';
  // In integers: 0.9 * 70 is more than 63 in floating point.
  if (usedSeats * 10 >= totalSeats * 9) return 'low';
  return (daysUntilFull(seats) ?? Infinity) <= lowDays ? 'low' : undefined;
}

/** When an organization's seats run out, as its responses say (docs/api.md, "Levels"). */
export interface SeatForecast {
  /** The worst level of its seat types. */
  readonly seat_level: (typeof seatLevelValues)[number];
  /** Whole days until the first of its seat types runs out: 0 if it has, null for never. */
  readonly runs_out_in_days: number | null;
  /** The type that runs out first. */
  readonly runs_out_seat_type: string | null;
}

/**
 * The forecast of an organization from its seat types, since free seats of one type don't help
 * another: the worst level, and the type that runs out first.
 */
export function seatForecast(
  subscriptions: readonly (SeatUse & Pick<Subscription, 'seat_type'>)[],
): SeatForecast {
  const levels = subscriptions.map(seatTypeLevel);
  let first: Omit<SeatForecast, 'seat_level'> = {
    runs_out_in_days: null,
    runs_out_seat_type: null,
  };
  for (const subscription of subscriptions) {
    const days = daysUntilFull(subscription);
    if (days === null || days >= (first.runs_out_in_days ?? Infinity)) continue;
    first = { runs_out_in_days: days, runs_out_seat_type: subscription.seat_type };
  }
  return {
    seat_level: levels.includes('out') ? 'out' : levels.includes('low') ? 'low' : 'ok',
    ...first,
  };
}

/** What an organization's level depends on. */
interface WithSeatLevel {
  readonly status: string | null;
  readonly seat_level: string | null;
}

/** An organization's level if it calls for action: undefined unless the organization is active. */
export function activeSeatLevel({
  status,
  seat_level: seatLevel,
}: WithSeatLevel): SeatLevel | undefined {
  return status === 'active' ? seatLevels.find((level) => level === seatLevel) : undefined;
}

/** The same of one of its seat types. */
export function activeSeatTypeLevel(
  status: string | null | undefined,
  seats: SeatUse,
): SeatLevel | undefined {
  return status === 'active' ? seatTypeLevel(seats) : undefined;
}
