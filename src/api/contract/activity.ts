import * as v from 'valibot';
import type { Call } from './Call';
import { id } from './schemas';

/** What an entry of the activity says was done (docs/openapi.yaml). */
export const activityActions = [
  'organization_created',
  'organization_updated',
  'organization_activated',
  'organization_deactivated',
  'subscription_added',
  'total_seats_changed',
  'seats_assigned',
  'note_added',
] as const;

const actorSchema = v.object({ id, name: v.nullable(v.string()) });

export const activitySchema = v.object({
  id,
  at: v.nullable(v.string()),
  actor: v.nullish(actorSchema, null),
  action: v.nullable(v.string()),
  organization: v.nullish(v.object({ id, name: v.nullable(v.string()) }), null),
  subscription: v.nullish(v.object({ id, seat_type: v.nullable(v.string()) }), null),
  changes: v.nullish(
    v.array(v.object({ pointer: v.string(), before: v.unknown(), after: v.unknown() })),
    [],
  ),
  note: v.nullish(v.string(), null),
});

export const activityMetaSchema = v.object({ next: v.nullish(v.string(), null) });

const feed = {
  method: 'GET',
  query: {
    limit: { kind: 'integer', min: 1, max: 100, default: 25 },
    before: { kind: 'text' },
    action: { kind: 'list', options: activityActions },
    actor: { kind: 'text' },
    from: { kind: 'day' },
    to: { kind: 'day' },
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
