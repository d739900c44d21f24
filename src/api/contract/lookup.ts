import * as v from 'valibot';
import { lookupRules } from '~/domain/rules/organizationRules';
import { organizationRowSchema } from './accounts';
import type { Call } from './Call';
import { dataEnvelope, lenient } from './schemas';

/**
 * A value that was looked up, the organizations that it is the name or id of, and else those that may
 * be meant.
 */
export const lookupSchema = v.object({
  value: v.string(),
  matches: v.array(organizationRowSchema),
  suggestions: lenient(v.array(organizationRowSchema)),
});

export const lookUpOrganizations = {
  method: 'POST',
  path: '/api/accounts/lookup',
  body: lookupRules,
  status: 200,
  response: dataEnvelope(v.array(lookupSchema)),
} as const satisfies Call;
