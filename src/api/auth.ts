import { isBearerToken, type Credentials } from '../domain/User';
import { ApiError } from './ApiError';
import { login, logout } from './contract/auth';
import type { HttpClient } from './HttpClient';

export type AuthApi = ReturnType<typeof authApi>;

/** Sign-in and sign-out. */
export function authApi(http: HttpClient) {
  return {
    /**
     * The email goes trimmed, the password as it is. A token that no header could carry is no
     * sign-in.
     */
    async signIn(email: string, password: string, signal?: AbortSignal): Promise<Credentials> {
      const { content } = await http.send(login, {
        body: { email: email.trim(), password },
        signal,
      });
      if (!isBearerToken(content.data.token)) throw new ApiError({ reason: 'malformed' });
      return content.data;
    },

    async signOut(): Promise<void> {
      await http.send(logout, {});
    },
  };
}
