import { tokenRules } from '~/domain/rules/accessRules';
import type { Call } from './Call';
import { createdTokenSchema, dataEnvelope, tokenSchema } from './schemas';

export const createToken = {
  method: 'POST',
  path: '/api/auth/create-token',
  summary: 'Create a token; only this response contains its secret.',
  body: tokenRules,
  idempotencyKey: true,
  status: 201,
  response: dataEnvelope(createdTokenSchema),
  errors: { 422: ['validation_failed'] },
} as const satisfies Call;

export const revokeToken = {
  method: 'POST',
  path: '/api/auth/tokens/{id}/revoke',
  summary: 'Revoke a token: anything using it stops working.',
  status: 200,
  response: dataEnvelope(tokenSchema),
  errors: { 404: ['not_found'] },
} as const satisfies Call;
