/** A token for programs that use the API; its secret is shown once, when it is created. */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** `active`, `revoked`, `expired`, or a status unknown to this console. */
  readonly status: string | null;
  /** The secret's first 8 characters. */
  readonly prefix: string | null;
  /** RFC 3339. */
  readonly created_at: string | null;
  /** RFC 3339; null if it never expires. */
  readonly expires_at: string | null;
  /** RFC 3339; null if it has never been used. */
  readonly last_used_at: string | null;
}
