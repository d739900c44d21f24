import { addNote } from '~/api/contract/accountMutations';
import { listActivity, listOrganizationActivity } from '~/api/contract/activity';
import { findActivity } from '../activity/findActivity';
import { recordActivity } from '../activity/recordActivity';
import { defineHandler } from '../http/defineHandler';

export const activityHandlers = [
  defineHandler(listActivity, ({ backend, query }) => {
    const { entries, next } = findActivity(backend, query);
    return { data: entries, meta: { next } };
  }),

  defineHandler(listOrganizationActivity, ({ backend, organization, query }) => {
    const { entries, next } = findActivity(backend, { ...query, organizationId: organization.id });
    return { data: entries, meta: { next } };
  }),

  defineHandler(addNote, ({ backend, actor, organization, body }) => ({
    data: recordActivity(backend, { action: 'note_added', actor, organization, note: body.text }),
  })),
];
