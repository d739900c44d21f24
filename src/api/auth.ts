import type { Token } from '~/domain/Token';
import { isBearerToken, type Credentials } from '~/domain/User';
import { ApiError } from './ApiError';
import { listTokens, login, logout } from './contract/auth';
import type { HttpClient } from './HttpClient';

export type AuthApi = ReturnType<typeof authApi>;

/** Calls about signing in and tokens, but for the mutations of tokens. */
export function authApi(http: HttpClient) {
  return {
    /**
     * Trims the email, never the password. A token that can't be sent in a header counts as a
     * failed sign-in.
     */
    async login(email: string, password: string, signal?: AbortSignal): Promise<Credentials> {
      const { content } = await http.send(login, {
        body: { email: email.trim(), password },
        signal,
      });
      if (!isBearerToken(content.data.token)) throw new ApiError({ reason: 'malformed' });
      return content.data;
    },

    async logout(): Promise<void> {
      await http.send(logout, {});
    },

    async listTokens(signal?: AbortSignal, priority?: RequestPriority): Promise<readonly Token[]> {
      const { content } = await http.send(listTokens, { signal, priority });
      return content.data;
    },
  };
}
