import { addNote, listActivity, listOrganizationActivity } from '~/api/contract/activity';
import { defineHandler, invalidQueryProblem, type MockBackend } from '../handler';
import { recordActivity } from '../writes';

export const activityHandlers = [
  defineHandler(listActivity, ({ backend, query }) => findActivity(backend, query)),

  defineHandler(listOrganizationActivity, ({ backend, organization, query }) =>
    findActivity(backend, { ...query, organizationId: organization.id }),
  ),

  defineHandler(addNote, (context) => ({
    data: recordActivity(context, 'note_added', [], context.body.text),
  })),
];

/** A cursor is the position before which a page starts, so that new entries don't move it. */
function findActivity(
  { activity }: MockBackend,
  {
    before,
    ...query
  }: { readonly before?: string } & Omit<Parameters<MockBackend['activity']['find']>[0], 'before'>,
) {
  if (before !== undefined && !/^\d{1,9}$/.test(before)) throw invalidQueryProblem('before');
  const position = before === undefined ? undefined : Number(before);
  const { entries, next } = activity.find({ ...query, before: position });
  return { data: entries, meta: { next: next === null ? null : String(next) } };
}
