import { activityMetaSchema, activitySchema } from '~/api/contract/activity';
import { noteRules } from '~/domain/rules/organizationRules';
import { componentRef } from '../openapi/ruleSchema';
import { exampleUser } from './auth';
import type { CallDocumentations } from './CallDocumentation';
import { described, entity, id, instant, optionalText, text } from './Entity';
import { exampleRow } from './organizations';
import { exampleSubscription } from './subscriptions';

export const activityEntities = {
  Activity: entity(activitySchema, {
    id,
    at: instant,
    actor: {
      nullable: true,
      keywords: { description: 'Null: the system.' },
      fields: { id, name: text },
    },
    action: { keywords: componentRef('ActivityAction') },
    organization: {
      keywords: { description: 'With its name at that time.' },
      fields: { id, name: text },
    },
    subscription: {
      nullable: true,
      keywords: { description: 'Null: the change is to the organization itself.' },
      fields: { id, seat_type: text },
    },
    changes: {
      fields: {
        pointer: {
          keywords: {
            format: 'json-pointer',
            description: 'RFC 6901, into the organization or the subscription.',
          },
        },
        before: described('The value as in the API’s JSON; null for none.'),
        after: described('The value as in the API’s JSON; null for none.'),
      },
    },
    note: optionalText({ kind: 'text', maxLength: noteRules.text.maxLength }),
  }),
  ActivityMeta: entity(activityMetaSchema, {
    next: {
      nullable: true,
      keywords: { description: 'The cursor for `before`; null on the last page.' },
    },
  }),
};

const seatsAssigned = {
  id: 'act_12',
  at: '2026-03-02T11:58:00Z',
  actor: { id: exampleUser.id, name: exampleUser.name },
  action: 'seats_assigned',
  organization: { id: exampleRow.id, name: exampleRow.name },
  subscription: { id: exampleSubscription.id, seat_type: exampleSubscription.seat_type },
  changes: [{ pointer: '/used_seats', before: 60, after: 64 }],
  note: null,
};

const deactivated = {
  ...seatsAssigned,
  id: 'act_11',
  at: '2026-03-01T14:05:00Z',
  actor: null,
  action: 'organization_deactivated',
  subscription: null,
  changes: [{ pointer: '/status', before: 'active', after: 'inactive' }],
  note: 'Contract ended.',
};

const note = 'Wants to move to annual billing.';

const feed = {
  step: 8,
  optional: true,
  parameters: {
    limit: 'How many entries at most.',
    before: 'The `meta.next` of the previous page. Entries written meanwhile do not move it.',
    action: 'Only entries of these actions, separated by commas.',
    actor: 'Only entries of the user with this id.',
    from: 'The first day, inclusive.',
    to: 'The last day, inclusive.',
  },
  response: { data: [seatsAssigned, deactivated], meta: { next: 'w11.s0' } },
} as const;

export const activityCalls = {
  listActivity: {
    ...feed,
    description:
      'Changes to all organizations, newest first: one entry for each successful write that changed something. Entries are never changed or removed. `from` and `to` (UTC) are optional: a server may reject them.',
  },
  listOrganizationActivity: {
    ...feed,
    description:
      'Changes to the organization, newest first: one entry for each successful write that changed it. Entries are never changed or removed. `from` and `to` (UTC) are optional: a server may reject them.',
  },
  addNote: {
    step: 8,
    optional: true,
    description:
      'Adds a note to the organization’s activity: the entry `note_added`. Neither the `ETag` nor `updated_at` changes.',
    body: 'The text of the note.',
    request: { text: note },
    response: {
      data: {
        ...seatsAssigned,
        id: 'act_13',
        action: 'note_added',
        subscription: null,
        changes: [],
        note,
      },
    },
  },
} satisfies CallDocumentations;
