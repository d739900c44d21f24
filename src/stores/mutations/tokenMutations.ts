import {
  createToken as createTokenCall,
  revokeToken as revokeTokenCall,
} from '~/api/contract/auth';
import { cleanText } from '~/domain/text/cleanText';
import type { Token } from '~/domain/Token';
import type { Stores } from '../context';

type Dependencies = Pick<Stores, 'http' | 'tokens'>;

/** A created token with its secret, which no other response contains. */
export interface CreatedToken {
  readonly token: Token;
  readonly secret: string;
}

export interface NewToken {
  readonly name: string;
  /** RFC 3339, or null for never. */
  readonly expires_at: string | null;
}

/**
 * Creates a token, once for each idempotency key; a refetched list may already hold it. The secret
 * is only returned, never stored.
 */
export async function createToken(
  { http, tokens }: Dependencies,
  { name, expires_at }: NewToken,
  key: string,
): Promise<CreatedToken> {
  const { sessionSignal } = http;
  const body = { name: cleanText(name), expires_at };
  const { data } = await http.send(createTokenCall, {
    body,
    idempotencyKey: key,
    sent: body,
  });
  const { token: secret, ...token } = data;
  if (!sessionSignal.aborted)
    tokens.recordMutation((list) => [token, ...list.filter(({ id }) => id !== token.id)]);
  return { token, secret };
}

export async function revokeToken({ http, tokens }: Dependencies, id: string): Promise<void> {
  const { sessionSignal } = http;
  const { data } = await http.send(revokeTokenCall, {
    path: { id },
    sent: { id, status: 'revoked' },
  });
  if (!sessionSignal.aborted)
    tokens.recordMutation((list) => list.map((token) => (token.id === id ? data : token)));
}
