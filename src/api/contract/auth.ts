import * as v from 'valibot';
import type { FetchOptions, HttpClient } from '~/api/HttpClient';
import * as documented from '~/domain/openapi';
import { type Credentials, loginRules, type User } from '~/domain/User';
import { type Token, tokenRules } from '~/domain/Token';
import type { Call } from './Call';
import { dataEnvelope, type Entries, id, text } from './schemas';

/** A user with a token that an `Authorization` header can hold: visible ASCII without spaces. */
export const credentialsSchema = v.object({
  user: v.object({ id, name: v.string(), email: v.string() } satisfies Entries<User>),
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/)),
} satisfies Entries<Credentials>);

export const tokenSchema = v.object({
  id,
  name: v.string(),
  status: text,
  prefix: text,
  created_at: text,
  expires_at: text,
  last_used_at: text,
} satisfies Entries<Token>);

export const login = {
  ...documented.login,
  endsSession: false,
  body: loginRules,
  response: dataEnvelope(credentialsSchema),
} as const satisfies Call;

export const logout = {
  ...documented.logout,
  sessionOnly: true,
  endsSession: false,
} as const satisfies Call;

export const listTokens = {
  ...documented.listTokens,
  response: dataEnvelope(v.array(tokenSchema)),
} as const satisfies Call;

/** The response to a token's creation, the only one with its secret. */
export const createdTokenSchema = v.object({
  ...tokenSchema.entries,
  token: id,
});

export const createToken = {
  ...documented.createToken,
  body: tokenRules,
  sessionOnly: true,
  idempotencyKey: 'ignored',
  response: dataEnvelope(createdTokenSchema),
} as const satisfies Call;

export const revokeToken = {
  ...documented.revokeToken,
  response: dataEnvelope(tokenSchema),
} as const satisfies Call;

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
