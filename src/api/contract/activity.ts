import * as v from 'valibot';
import { noteRules } from '~/domain/rules/organizationRules';
import type { Call } from './Call';
import { activityMetaSchema, activitySchema, dataEnvelope } from './schemas';

const feed = {
  method: 'GET',
  query: {
    limit: { kind: 'integer', min: 1, max: 100, default: 25 },
    before: { kind: 'text' },
  },
  status: 200,
  response: v.object({ data: v.array(activitySchema), meta: activityMetaSchema }),
} as const;

export const listActivity = {
  ...feed,
  path: '/api/activity',
  summary: 'Changes to all organizations, newest first; `before` is the previous page’s cursor.',
  errors: { 400: ['invalid_query'] },
} as const satisfies Call;

export const listOrganizationActivity = {
  ...feed,
  path: '/api/accounts/{id}/activity',
  summary: 'Changes to an organization, newest first; `before` is the previous page’s cursor.',
  errors: { 400: ['invalid_query'], 404: ['not_found'] },
} as const satisfies Call;

export const addNote = {
  method: 'POST',
  path: '/api/accounts/{id}/notes',
  summary: 'Add a note to an organization’s activity; the organization itself doesn’t change.',
  body: noteRules,
  idempotencyKey: true,
  status: 201,
  response: dataEnvelope(activitySchema),
  errors: { 404: ['not_found'], 422: ['validation_failed', 'idempotency_key_reused'] },
} as const satisfies Call;
