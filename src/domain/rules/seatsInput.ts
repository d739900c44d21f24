import type { NumberRule } from './FieldRule';
import { totalSeatsRules } from './organizationRules';
import { parseNumber } from './parseNumber';

/** The rule for the total of a subscription: at least its seats in use, where they are known. */
export function totalSeatsRule(usedSeats: number | null): NumberRule {
  const rule = totalSeatsRules.total_seats;
  return usedSeats === null || usedSeats <= rule.min
    ? rule
    : { ...rule, min: usedSeats, unit: 'seats' };
}

/** Whether two numbers of seats differ in more than notation ("7", " 07 "). */
export function isDifferentNumber(rule: NumberRule, from: string, to: string): boolean {
  return (parseNumber(rule, from) ?? from) !== (parseNumber(rule, to) ?? to);
}

/**
 * How many times the current number of seats another one is, rounded down, if that is probably a
 * mistake: at least ten times, and at least 50 more.
 */
export function implausibleFactor(current: number, seats: number): number | undefined {
  if (current <= 0 || seats < 10 * current || seats - current < 50) return undefined;
  return Math.floor(seats / current);
}

/**
 * The number of seats as typed, changed by one, never below what the rule allows. If it isn't a
 * number of seats, the current one is changed instead.
 */
export function stepSeats(rule: NumberRule, text: string, current: number, by: -1 | 1): string {
  const typed = parseNumber({ ...rule, min: 0 }, text);
  return String(Math.max(rule.min ?? 0, (typed ?? current) + by));
}
