import { tokenRules } from '../../domain/accessRules';
import type { Call } from './Call';
import { createdToken, dataOf, token } from './shapes';

export const createToken = {
  method: 'POST',
  path: '/api/auth/create-token',
  summary: 'Create a token; the answer shows its secret, this once.',
  body: tokenRules,
  idempotencyKey: true,
  status: 201,
  answer: dataOf(createdToken),
  errors: { 422: ['validation_failed'] },
} as const satisfies Call;

export const revokeToken = {
  method: 'POST',
  path: '/api/auth/tokens/{id}/revoke',
  summary: 'Revoke a token: whatever uses it stops working.',
  status: 200,
  answer: dataOf(token),
  errors: { 404: ['not_found'] },
} as const satisfies Call;
