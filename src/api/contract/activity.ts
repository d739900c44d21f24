import * as v from 'valibot';
import type { Call } from './Call';
import { activityActions } from './activityActions';
import { activityMetaSchema, activitySchema } from './activitySchemas';

const feed = {
  method: 'GET',
  query: {
    limit: { kind: 'integer', min: 1, max: 100, default: 25 },
    before: { kind: 'text' },
    action: { kind: 'list', options: activityActions },
    actor: { kind: 'text' },
  },
  status: 200,
  response: v.object({ data: v.array(activitySchema), meta: activityMetaSchema }),
} as const;

export const listActivity = {
  ...feed,
  path: '/api/activity',
} as const satisfies Call;

export const listOrganizationActivity = {
  ...feed,
  path: '/api/accounts/{id}/activity',
} as const satisfies Call;
