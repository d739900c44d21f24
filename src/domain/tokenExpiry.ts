import { endOfDay } from '~/lib/endOfDay';
import { isBlank } from '~/lib/text';
import { tokenRules } from './accessRules';
import { checkField } from './checkField';
import type { FieldIssue } from './FieldRule';

/** Expiry of a token (docs/product.md, "Screens"); a year is 365 days. */
export const expiryChoices = ['30', '90', '365', 'never', 'custom'] as const;

const dayInMs = 86_400_000;

/**
 * The instant at which a token expires, or null for never. A custom date means the end of that day
 * in the user's time zone.
 */
export function expiryInstant(
  choice: string,
  date: string,
  now: number = Date.now(),
): string | null {
  if (choice === 'never') return null;
  const time = choice === 'custom' ? endOfDay(date.trim()) : now + Number(choice) * dayInMs;
  return time === undefined || Number.isNaN(time) ? null : toInstant(time);
}

/** Validates a custom date; other choices are always valid. */
export function checkExpiryDate(
  date: string,
  choice: string,
  now: number = Date.now(),
): FieldIssue | undefined {
  if (choice !== 'custom') return undefined;
  if (isBlank(date)) return { code: 'required' };
  const time = endOfDay(date.trim());
  return time === undefined
    ? { code: 'date' }
    : checkField(tokenRules.expires_at, toInstant(time), now);
}

/** With seconds precision, like the API's instants. */
function toInstant(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
}
