import type { Organization } from './Organization';

/**
 * How many seats are left: `out` if all are in use, `low` if at least 90 % are, otherwise
 * undefined; also undefined without seats (docs/api.md, "Entities").
 */
export type SeatLevel = 'low' | 'out';

/** The levels that the list can be filtered by. */
export const seatLevels = ['low', 'out'] as const satisfies readonly SeatLevel[];

export function seatLevel(usedSeats: number, totalSeats: number): SeatLevel | undefined {
  if (totalSeats <= 0) return undefined;
  if (usedSeats >= totalSeats) return 'out';
  // In integers: 0.9 * 70 is more than 63 in floating point.
  return usedSeats * 10 >= totalSeats * 9 ? 'low' : undefined;
}

interface SeatUse {
  /** The status of the organization; undefined while it is unknown. */
  readonly status: Organization['status'] | undefined;
  readonly usedSeats?: number | null | undefined;
  readonly totalSeats: number | null | undefined;
}

/**
 * The level of an organization or of one of its subscriptions that calls for action: undefined
 * unless the organization is active, and while a figure is unknown.
 */
export function activeSeatLevel({ status, usedSeats, totalSeats }: SeatUse): SeatLevel | undefined {
  if (status !== 'active' || typeof usedSeats !== 'number' || typeof totalSeats !== 'number')
    return undefined;
  return seatLevel(usedSeats, totalSeats);
}
