import type { BodyIssue } from '../../src/api/contract/checkBody';

/**
 * What each of the contract's rules says when it is broken, for whoever wrote the request; the
 * console has words of its own.
 */
const issueTexts: Readonly<Record<string, string>> = {
  required: 'is required',
  at_least_count: 'needs at least {count}',
  email: 'is not an email address',
  date: 'is not a date of the calendar',
  number: 'is not a number',
  min: 'is under the least of {value}',
  less_than: 'must be less than {value}{unit}',
  greater_than: 'must be greater than {value}',
  unique: 'is there twice',
  exists: 'is taken',
  conflict: 'was changed since',
  mismatch: 'does not match',
  format: 'has the wrong form',
  too_long: 'is longer than {value}',
  integer: 'is not a whole number',
};

/** An issue with a payload in a few words: `is under the least of 2 characters`. */
export function issueText({ code, params = {} }: BodyIssue): string {
  return (issueTexts[code] ?? code).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(Object.entries(params).find(([key]) => key === name)?.[1] ?? ''),
  );
}
