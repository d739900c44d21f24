import { array } from 'valibot';
import { loginRules } from '~/domain/rules/accessRules';
import type { Call } from './Call';
import { dataEnvelope, signInSchema, tokenSchema } from './schemas';

export const login = {
  method: 'POST',
  path: '/api/auth/login',
  endsSession: false,
  authorization: 'none',
  body: loginRules,
  status: 200,
  response: dataEnvelope(signInSchema),
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
  response: dataEnvelope(array(tokenSchema)),
} as const satisfies Call;
