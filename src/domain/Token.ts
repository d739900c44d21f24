/** A token by which a program uses the API; its secret is shown once, when it is created. */
export interface Token {
  readonly id: string;
  readonly name: string;
  /** `active`, `revoked`, `expired`, or a word that this console doesn't know yet. */
  readonly status: string | null;
  /** The secret's first 8 characters. */
  readonly prefix: string | null;
  /** RFC 3339. */
  readonly createdAt: string | null;
  /** RFC 3339; null never expires. */
  readonly expiresAt: string | null;
  /** RFC 3339; null was never used. */
  readonly lastUsedAt: string | null;
}
