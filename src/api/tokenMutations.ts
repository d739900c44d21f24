import { cleanText } from '~/domain/text/cleanText';
import type { Token } from '~/domain/Token';
import { createToken, revokeToken } from './contract/tokenMutations';
import type { HttpClient } from './HttpClient';
import { toToken } from './tokens';

/** Input of a new token; without an expiry date it never expires. */
export interface CreateTokenInput {
  readonly name: string;
  /** RFC 3339, or null for never. */
  readonly expiresAt: string | null;
}

/** A created token with its secret, which no other response contains. */
export interface CreatedToken {
  readonly token: Token;
  readonly secret: string;
}

/** Mutations of tokens, one function per call. */
export function tokenMutationsApi(http: HttpClient) {
  return {
    async createToken(
      { name, expiresAt }: CreateTokenInput,
      idempotencyKey: string,
    ): Promise<CreatedToken> {
      const { content } = await http.send(createToken, {
        body: { name: cleanText(name), expires_at: expiresAt },
        idempotencyKey,
      });
      return { token: toToken(content.data), secret: content.data.token };
    },

    async revokeToken(id: string): Promise<Token> {
      const { content } = await http.send(revokeToken, { path: { id } });
      return toToken(content.data);
    },
  };
}
