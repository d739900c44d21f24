import { currencies } from './currencies';
import type { FieldRule } from './FieldRule';

/** Rules for an organization's fields (docs/api.md, "Validation"). */
export const organizationRules = {
  name: { kind: 'text', required: true, minLength: 2, maxLength: 120 },
  address: { kind: 'text', maxLength: 240 },
  subdomain: {
    kind: 'text',
    required: true,
    minLength: 3,
    maxLength: 63,
    pattern: '^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$',
  },
} as const satisfies Record<string, FieldRule>;

export const billingRules = {
  billing_name: { kind: 'text', required: true, maxLength: 120 },
  billing_email: { kind: 'email', required: true },
  billing_phone: { kind: 'text', pattern: '^[+0-9 ().-]*$', digits: { min: 7, max: 15 } },
  amount: { kind: 'number', required: true, min: 0, lessThan: 1_000_000, decimals: 2 },
  currency: { kind: 'choice', required: true, options: currencies },
} as const satisfies Record<string, FieldRule>;

export const subscriptionRules = {
  seat_type: { kind: 'text', required: true },
  total_seats: { kind: 'number', required: true, integer: true, min: 1, lessThan: 100_001 },
} as const satisfies Record<string, FieldRule>;

/** A new organization has at least one subscription, each with a different seat type. */
export const subscriptionRows = {
  atLeast: 1,
  name: 'subscription',
  uniqueBy: 'seat_type',
} as const;

/** What a new total may be; the server also rejects one below the seats in use. */
export const totalSeatsRules = { total_seats: subscriptionRules.total_seats } as const;

export const noteRules = {
  text: { kind: 'text', required: true, maxLength: 2_000 },
} as const satisfies Record<string, FieldRule>;

/** Why a status was changed. */
export const reasonRules = {
  reason: { kind: 'text', maxLength: 500 },
} as const satisfies Record<string, FieldRule>;

export const seatRules = {
  assigned_seats: { kind: 'number', required: true, integer: true, min: 0, lessThan: 100_001 },
  allow_excess: { kind: 'flag' },
} as const satisfies Record<string, FieldRule>;
