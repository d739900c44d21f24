import type { Token } from '../domain/Token';
import { createToken, revokeToken } from './contract/tokenWrites';
import type { HttpClient } from './HttpClient';
import { toToken } from './tokens';

/** What a token is made of; without an expiry it never ends. */
export interface NewToken {
  readonly name: string;
  /** RFC 3339, or null for never. */
  readonly expiresAt: string | null;
}

/** A token in the one answer that tells its secret. */
export interface CreatedToken {
  readonly token: Token;
  readonly secret: string;
}

export type TokenWritesApi = ReturnType<typeof tokenWritesApi>;

/** The calls that change tokens, one function each. */
export function tokenWritesApi(http: HttpClient) {
  return {
    async create({ name, expiresAt }: NewToken, idempotencyKey: string): Promise<CreatedToken> {
      const { content } = await http.send(createToken, {
        body: { name: name.trim(), expires_at: expiresAt },
        idempotencyKey,
      });
      return { token: toToken(content.data), secret: content.data.token };
    },

    async revoke(id: string): Promise<Token> {
      const { content } = await http.send(revokeToken, { path: { id } });
      return toToken(content.data);
    },
  };
}
