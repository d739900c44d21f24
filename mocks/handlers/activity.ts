import { addNote } from '~/api/contract/accountMutations';
import { listActivity, listOrganizationActivity } from '~/api/contract/activity';
import { findActivity } from '../activity/findActivity';
import { recordActivity } from '../activity/recordActivity';
import { defineHandler } from '../http/defineHandler';
import { findOrganization } from './lookUp';
import { respondOncePerKey } from './respondOncePerKey';

export const activityHandlers = [
  defineHandler(listActivity, ({ backend, query }) => {
    const { entries, next } = findActivity(backend, query);
    return { data: entries, meta: { next } };
  }),

  defineHandler(listOrganizationActivity, ({ backend, path, query }) => {
    const { id } = findOrganization(backend, path.id);
    const { entries, next } = findActivity(backend, { ...query, organizationId: id });
    return { data: entries, meta: { next } };
  }),

  defineHandler(addNote, (context) => {
    const { backend, path, body, actor } = context;
    const organization = findOrganization(backend, path.id);
    return respondOncePerKey(context, () => ({
      data: recordActivity(backend, {
        action: 'note_added',
        actor,
        organization,
        note: body.text,
      }),
    }));
  }),
];
