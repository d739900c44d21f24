import * as v from 'valibot';
import { tokenRules } from '~/domain/rules/accessRules';
import { tokenSchema } from './auth';
import type { Call } from './Call';
import { dataEnvelope, id } from './schemas';

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
