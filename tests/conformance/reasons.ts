/** Reasons that several rules have for failing: they count as one mistake. */

/** An invalid value of a field is accepted. */
export const acceptedReason = (pointer: string) => `invalid ${pointer} accepted`;

/** A valid value of a field is rejected. */
export const rejectedReason = (pointer: string) => `valid ${pointer} rejected`;

/** An invalid field is rejected with a wrong code. */
export const codeReason = (pointer: string, code = '') => `unexpected ${code} at ${pointer}`;

/** Errors are at the pointers of other fields. */
export const misplacedReason = (pointers: readonly string[]) =>
  `errors at ${pointers.join(', ')} instead of elsewhere`;

/** A parameter of a query has no effect. */
export const ignoredReason = (parameter: string) => `${parameter} is ignored`;

export const pagesReason = 'pages are counted from 0';
export const pagesText = `${pagesReason}, not from 1`;

/** Instants are not in UTC, or of a clock that is wrong. */
export const clockReason = 'instants are not now';

/** A read lacks what a write before it has changed. */
export const staleReason = 'reads are stale';

/** A change of nothing makes a new version or an entry. */
export const unchangedReason = 'a change of nothing';

export const secretReason = 'a response has a secret';
