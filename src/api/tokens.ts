import type { InferOutput } from 'valibot';
import type { Token } from '~/domain/Token';
import { listTokens, type tokenSchema } from './contract/auth';
import type { HttpClient } from './HttpClient';

export type TokensApi = ReturnType<typeof tokensApi>;

/** Queries of tokens, one function per call. */
export function tokensApi(http: HttpClient) {
  return {
    async listTokens(signal?: AbortSignal, priority?: RequestPriority): Promise<Token[]> {
      const { content } = await http.send(listTokens, { signal, priority });
      return content.data.map(toToken);
    },
  };
}

export function toToken(wire: InferOutput<typeof tokenSchema>): Token {
  return {
    id: wire.id,
    name: wire.name,
    status: wire.status,
    prefix: wire.prefix,
    created_at: wire.created_at,
    expires_at: wire.expires_at,
    last_used_at: wire.last_used_at,
  };
}
