import * as v from 'valibot';
import type { FetchOptions, HttpClient } from '~/api/HttpClient';
import * as documented from '~/domain/openapi';
import type { Credentials } from '~/domain/User';
import type { Token } from '~/domain/Token';
import { type Call, documentedCall } from './Call';
import { id } from './schemas';

/** A user with a token that an `Authorization` header can hold: visible ASCII without spaces. */
export const credentialsSchema = v.object({
  user: v.object({ id, name: v.string(), email: v.string() }),
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/)),
});

export const login = {
  ...documented.login,
  endsSession: false,
  response: v.object({ data: credentialsSchema }),
} as const satisfies Call;

export const logout = {
  ...documented.logout,
  endsSession: false,
} as const satisfies Call;

export const listTokens = documentedCall(documented.listTokens);
export const revokeToken = documentedCall(documented.revokeToken);
export const createToken = documentedCall(documented.createToken);

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

    async listTokens(options: FetchOptions = {}): Promise<readonly Token[]> {
      return (await http.send(listTokens, options)).data;
    },
  };
}
