import * as v from 'valibot';
import type { HttpClient } from '~/api/HttpClient';
import { type Credentials, loginRules } from '~/domain/User';
import { type Token, tokenRules } from '~/domain/Token';
import type { Call } from './Call';
import { dataEnvelope, id, text } from './schemas';

/** A user with a token that an `Authorization` header can hold: visible ASCII without spaces. */
export const credentialsSchema = v.object({
  user: v.object({ id, name: v.string(), email: v.string() }),
  token: v.pipe(v.string(), v.regex(/^[\x21-\x7E]+$/)),
});

export const tokenSchema = v.object({
  id,
  name: v.string(),
  status: text,
  prefix: text,
  created_at: text,
  expires_at: text,
  last_used_at: text,
});

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  endsSession: false,
  authorization: 'none',
  body: loginRules,
  status: 200,
  response: dataEnvelope(credentialsSchema),
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  sessionOnly: true,
  endsSession: false,
  status: 204,
} as const satisfies Call;

export const listTokens = {
  method: 'GET',
  path: '/api/auth/tokens',
  status: 200,
  response: dataEnvelope(v.array(tokenSchema)),
} as const satisfies Call;

/** The response to a token's creation, the only one with its secret. */
export const createdTokenSchema = v.object({
  ...tokenSchema.entries,
  token: id,
});

export const createToken = {
  method: 'POST',
  path: '/api/auth/create-token',
  body: tokenRules,
  sessionOnly: true,
  idempotencyKey: 'ignored',
  status: 201,
  response: dataEnvelope(createdTokenSchema),
} as const satisfies Call;

export const revokeToken = {
  method: 'POST',
  path: '/api/auth/tokens/{id}/revoke',
  status: 200,
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

    async listTokens(signal?: AbortSignal, priority?: RequestPriority): Promise<readonly Token[]> {
      return (await http.send(listTokens, { signal, priority })).data;
    },
  };
}
