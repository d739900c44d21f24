import type { Token } from '~/domain/Token';
import type { Credentials } from '~/domain/User';
import { listTokens, login, logout } from './contract/auth';
import type { HttpClient } from './HttpClient';

export type AuthApi = ReturnType<typeof authApi>;

/** Calls about signing in and tokens, but for the mutations of tokens. */
export function authApi(http: HttpClient) {
  return {
    /** Trims the email, never the password. */
    async login(email: string, password: string): Promise<Credentials> {
      const body = { email: email.trim(), password };
      return (await http.send(login, { body })).data;
    },

    async logout(): Promise<void> {
      await http.send(logout, {});
    },

    async listTokens(signal?: AbortSignal, priority?: RequestPriority): Promise<readonly Token[]> {
      return (await http.send(listTokens, { signal, priority })).data;
    },
  };
}
