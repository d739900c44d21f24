import type { Lenient } from './Lenient';
import type * as openapi from './openapi';
import type { FieldRule, FormRule } from './rules/FieldRule';
import { dayInMs, endOfDay } from '~/lib/time';

/** A token for programs that use the API; its secret is shown once, when it is created. */
export type Token = Lenient<openapi.Token, 'name'>;

/** Rules for the fields of a new token (docs/api.md, "Validation"). */
export const tokenRules = {
  name: { kind: 'text', required: true, maxLength: 60 },
  expires_at: { kind: 'instant', nullable: true, future: true, withinDays: 366 },
} as const satisfies Record<string, FieldRule>;

const { future, withinDays } = tokenRules.expires_at;

/**
 * Rules for a token's expiry as chosen in the form (docs/product.md, "Token"): in days, of which
 * a year has 365, or as a custom date.
 */
export const expiryRules = {
  expires: { kind: 'choice', required: true, options: ['30', '90', '365', 'never', 'custom'] },
  expiry_date: { kind: 'day', required: true, future, withinDays },
} as const satisfies Record<string, FormRule>;

/**
 * The instant at which a token expires, or null for never. A custom date means the end of that day
 * in the user's time zone. An invalid one is returned as typed, for the API to reject: without the
 * form's schema, which may fail to load, it must not become "never".
 */
export function expiryInstant(
  choice: string,
  date: string,
  now: number = Date.now(),
): string | null {
  if (choice === 'never') return null;
  if (choice !== 'custom') return toInstant(now + Number(choice) * dayInMs);
  const time = endOfDay(date.trim());
  return time === undefined ? date.trim() : toInstant(time);
}

/** With seconds precision, like the API's instants. */
function toInstant(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
