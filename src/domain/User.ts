import type { FieldRule } from './rules/FieldRule';

/** A member of the provider's staff. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The result of a sign-in: the user, and the bearer token for the API. */
export interface Credentials {
  readonly user: User;
  readonly token: string;
}

/** Rules for the fields of sign-in (docs/api.md, "Validation"). */
export const loginRules = {
  email: { kind: 'email', required: true },
  password: { kind: 'text', required: true, verbatim: true },
} as const satisfies Record<string, FieldRule>;

/** Whether a token is valid in an `Authorization` header: visible ASCII without spaces. */
export function isBearerToken(token: string): boolean {
  return /^[\x21-\x7E]+$/.test(token);
}

/** Credentials as stored in the browser; undefined for anything malformed. */
export function parseCredentials(data: unknown): Credentials | undefined {
  const { token, user } = (data ?? {}) as { token?: unknown; user?: unknown };
  const { id, name, email } = (user ?? {}) as Record<keyof User, unknown>;
  if (typeof token !== 'string' || !isBearerToken(token)) return undefined;
  if (typeof id !== 'string' || id === '') return undefined;
  if (typeof name !== 'string' || typeof email !== 'string') return undefined;
  return { token, user: { id, name, email } };
}
