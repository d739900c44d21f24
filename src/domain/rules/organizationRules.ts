import type { FieldRule, NumberRule } from './FieldRule';
import { minimumInUse, parseNumber } from './checkField';
import { mapValues } from 'es-toolkit';
import { billingFields, ownFields } from '~/domain/organizationFields';

/** Rules for an organization's fields (docs/api.md, "Validation"). */
export const organizationRules = rulesOf(ownFields);
export const billingRules = rulesOf(billingFields);

/** The fields of a subscription that staff enter. */
export const subscriptionFields = {
  seat_type: { rule: { kind: 'text', required: true, maxLength: 60 } },
  total_seats: {
    rule: { kind: 'number', required: true, integer: true, min: 1, lessThan: 100_001 },
  },
} as const satisfies Readonly<Record<string, { readonly rule: FieldRule }>>;

export const subscriptionRules = rulesOf(subscriptionFields);

/** A new organization has at least one subscription, each with a different seat type. */
export const subscriptionRows = {
  atLeast: 1,
  name: 'subscription',
  uniqueBy: 'seat_type',
} as const;

/** Why something was changed; becomes the note of the activity entry. */
export const reasonRules = {
  reason: { kind: 'text', multiline: true, maxLength: 500 },
} as const satisfies Record<string, FieldRule>;

export const noteRules = {
  text: { kind: 'text', multiline: true, required: true, maxLength: 2_000 },
} as const satisfies Record<string, FieldRule>;

export const seatRules = {
  assigned_seats: { kind: 'number', required: true, integer: true, min: 0, lessThan: 100_001 },
} as const satisfies Record<string, FieldRule>;

/** What can be looked up at once: names, subdomains, ids or email addresses, and their length. */
export const lookupLimits = { atMost: 500, maxLength: 320 } as const;

function rulesOf<Fields extends Readonly<Record<string, { readonly rule: FieldRule }>>>(
  fields: Fields,
) {
  return mapValues(fields, ({ rule }) => rule) as {
    readonly [Name in keyof Fields]: Fields[Name]['rule'];
  };
}

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
  const rule = subscriptionRules.total_seats;
  return usedSeats === null || usedSeats < rule.min
    ? { ...rule, changes }
    : { ...rule, changes, min: usedSeats, minText: minimumInUse(usedSeats) };
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
