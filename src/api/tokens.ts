import type { InferOutput } from 'valibot';
import type { Token } from '../domain/Token';
import { listTokens } from './contract/auth';
import type { token } from './contract/shapes';
import type { HttpClient } from './HttpClient';
import type { TokenWritesApi } from './tokenWrites';

export type TokensApi = ReturnType<typeof tokensApi>;

/** The calls on tokens, one function each. */
export function tokensApi(http: HttpClient) {
  return {
    async list(signal?: AbortSignal, priority?: RequestPriority): Promise<Token[]> {
      const { content } = await http.send(listTokens, { signal, priority });
      return content.data.map(toToken);
    },

    /** The calls that change tokens: their code comes with the first who is about to. */
    async writes(): Promise<TokenWritesApi> {
      return (await import('./tokenWrites')).tokenWritesApi(http);
    },
  };
}

/** A token from the wire. */
export function toToken(wire: InferOutput<typeof token>): Token {
  return {
    id: wire.id,
    name: wire.name,
    status: wire.status,
    prefix: wire.prefix,
    createdAt: wire.created_at,
    expiresAt: wire.expires_at,
    lastUsedAt: wire.last_used_at,
  };
}
