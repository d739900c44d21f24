import { tokenMutationsApi, type CreatedToken, type CreateTokenInput } from '~/api/tokenMutations';
import type { Stores } from '~/stores/Stores';

type Dependencies = Pick<Stores, 'http' | 'tokens'>;

/**
 * Creates a token, once for each idempotency key; a refetched list may already hold it. The secret
 * is only returned, never stored.
 */
export async function createToken(
  { http, tokens }: Dependencies,
  input: CreateTokenInput,
  key: string,
): Promise<CreatedToken> {
  const { sessionSignal } = tokens;
  const created = await tokenMutationsApi(http).createToken(input, key);
  if (!sessionSignal.aborted)
    tokens.recordMutation((list) => [
      created.token,
      ...list.filter(({ id }) => id !== created.token.id),
    ]);
  return created;
}

export async function revokeToken({ http, tokens }: Dependencies, id: string): Promise<void> {
  const { sessionSignal } = tokens;
  const revoked = await tokenMutationsApi(http).revokeToken(id);
  if (!sessionSignal.aborted)
    tokens.recordMutation((list) => list.map((token) => (token.id === id ? revoked : token)));
}
