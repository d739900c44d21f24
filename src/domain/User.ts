import type * as openapi from './openapi';
import type { FieldRule } from './rules/FieldRule';

/** A member of the provider's staff. */
export type User = openapi.User;

/** The result of a sign-in: the user, and the bearer token for the API. */
export type Credentials = openapi.SignIn;

/** Rules for the fields of sign-in (docs/api.md, "Validation"). */
export const loginRules = {
  email: { kind: 'email', required: true },
  password: { kind: 'text', required: true, verbatim: true },
} as const satisfies Record<string, FieldRule>;
