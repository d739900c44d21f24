import type { NumberRule } from './FieldRule';
import { seatRules, totalSeatsRules } from './organizationRules';
import { parseNumber } from './parseNumber';

/**
 * The rule for a subscription's assigned or total seats, which may be typed as a change of the current
 * number. The total is at least the seats in use, where they are known.
 */
export function seatsRule(
  kind: 'assign' | 'total',
  usedSeats: number | null,
  current: number | null,
): NumberRule {
  const changes = current ?? undefined;
  if (kind === 'assign') return { ...seatRules.assigned_seats, changes };
  const rule = totalSeatsRules.total_seats;
  return usedSeats === null || usedSeats <= rule.min
    ? { ...rule, changes }
    : { ...rule, changes, min: usedSeats, unit: 'seats' };
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
