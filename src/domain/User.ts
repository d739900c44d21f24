/** A member of the provider's staff. */
export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** What a sign-in leaves: who, and the bearer token of the calls. */
export interface Credentials {
  readonly user: User;
  readonly token: string;
}

/** True for a token that can stand in a header: visible ASCII without spaces. */
export function isBearerToken(token: string): boolean {
  return /^[\x21-\x7E]+$/.test(token);
}
