import type { BodyIssue } from './checkBody';

/** Developer-facing texts of the contract's rules; the console has its own messages. */
const issueTexts: Readonly<Record<string, string>> = {
  required: 'is required',
  at_least_count: 'needs at least {count}',
  email: 'is not an email address',
  date: 'is not a valid date',
  number: 'is not a number',
  min: 'must be at least {value}',
  less_than: 'must be less than {value}{unit}',
  greater_than: 'must be greater than {value}',
  unique: 'must be unique',
  exists: 'already exists',
  conflict: 'has been changed by someone else',
  mismatch: 'does not match',
  format: 'has an invalid format',
  too_long: 'must not be longer than {value}',
  integer: 'is not a whole number',
};

/** Describes an issue with a payload: `must be at least 2 characters`. */
export function issueText({ code, params = {} }: BodyIssue): string {
  return (issueTexts[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(Object.entries(params).find(([key]) => key === name)?.[1] ?? ''),
  );
}
