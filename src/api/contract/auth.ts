import * as v from 'valibot';
import { loginRules } from '~/domain/rules/accessRules';
import type { Call } from './Call';
import { dataEnvelope, tokenSchema, userSchema } from './schemas';

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  endsSession: false,
  authorization: 'none',
  body: loginRules,
  status: 200,
  response: dataEnvelope(v.object({ user: userSchema, token: v.pipe(v.string(), v.minLength(1)) })),
} as const satisfies Call;

export const logout = {
  method: 'POST',
  path: '/api/auth/logout',
  endsSession: false,
  status: 204,
} as const satisfies Call;

export const listTokens = {
  method: 'GET',
  path: '/api/auth/tokens',
  status: 200,
  response: dataEnvelope(v.array(tokenSchema)),
} as const satisfies Call;
