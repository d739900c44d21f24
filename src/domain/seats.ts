import type { Organization } from './Organization';

/** A count of seats as it can be shown: what is no whole number of at least 0 is missing. */
export function seatCount(value: number | null): number | null {
  return value !== null && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

/** True for an organization that has bought seats and has none left. */
export function isOutOfSeats({ totalSeats, availableSeats }: Organization): boolean {
  return availableSeats === 0 && totalSeats !== null && totalSeats > 0;
}
