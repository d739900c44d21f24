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

/** Whether a token is valid in an `Authorization` header: visible ASCII without spaces. */
export function isBearerToken(token: string): boolean {
  return /^[\x21-\x7E]+$/.test(token);
}
