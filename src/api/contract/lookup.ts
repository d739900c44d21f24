import { array } from 'valibot';
import { lookupRules } from '~/domain/rules/organizationRules';
import type { Call } from './Call';
import { dataEnvelope, lookupSchema } from './schemas';

export const lookUpOrganizations = {
  method: 'POST',
  path: '/api/accounts/lookup',
  body: lookupRules,
  status: 200,
  response: dataEnvelope(array(lookupSchema)),
} as const satisfies Call;
