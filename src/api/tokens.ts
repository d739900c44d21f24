import type { Token } from '~/domain/Token';
import { listTokens } from './contract/auth';
import type { HttpClient } from './HttpClient';

export type TokensApi = ReturnType<typeof tokensApi>;

/** Queries of tokens, one function per call. */
export function tokensApi(http: HttpClient) {
  return {
    async listTokens(signal?: AbortSignal, priority?: RequestPriority): Promise<readonly Token[]> {
      const { content } = await http.send(listTokens, { signal, priority });
      return content.data;
    },
  };
}
