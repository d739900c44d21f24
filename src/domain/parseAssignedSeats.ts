import type { FieldIssue } from './FieldRule';
import { checkNumberText, parseNumber } from './parseNumber';
import { seatRules } from './organizationRules';

/**
 * The seats that a text assigns, to the digit; undefined where it isn't a whole number that may be
 * assigned.
 */
export function parseAssignedSeats(text: string): number | undefined {
  return parseNumber(seatRules.assigned_seats, text);
}

/** What is wrong with a text as a number of seats. */
export function checkAssignedSeats(text: string): FieldIssue | undefined {
  return checkNumberText(seatRules.assigned_seats, text);
}

/** Whether two texts assign another number of seats, not only the same one written differently. */
export function assignsOther(from: string, to: string): boolean {
  return (parseAssignedSeats(from) ?? from) !== (parseAssignedSeats(to) ?? to);
}
