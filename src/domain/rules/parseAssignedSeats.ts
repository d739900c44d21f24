import { parseNumber } from './parseNumber';
import { seatRules } from './organizationRules';

/** Parses a number of assigned seats exactly; undefined if it isn't valid. */
export function parseAssignedSeats(text: string): number | undefined {
  return parseNumber(seatRules.assigned_seats, text);
}

/** Whether two inputs differ in more than notation ("7", " 07 "). */
export function isDifferentAssignment(from: string, to: string): boolean {
  return (parseAssignedSeats(from) ?? from) !== (parseAssignedSeats(to) ?? to);
}

/**
 * The number as typed, changed by one, never below 0. If it isn't valid, the current figure is
 * changed instead.
 */
export function stepAssignedSeats(text: string, usedSeats: number, by: -1 | 1): string {
  return String(Math.max(0, (parseAssignedSeats(text) ?? usedSeats) + by));
}
