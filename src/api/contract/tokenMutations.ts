import { tokenRules } from '~/domain/rules/accessRules';
import type { Call } from './Call';
import { createdTokenSchema, dataEnvelope, tokenSchema } from './schemas';

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
