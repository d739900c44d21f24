import { check, checkAll, checkEqual, PartLeftOut, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Activity, ActivityMeta } from '~/domain/openapi';
import { valueAt } from './fields';

/** A page of an organization's activity. */
async function feedOf({ api }: Suite, id: string, query = {}) {
  return api.succeed<Activity[], ActivityMeta>('listOrganizationActivity', { path: { id }, query });
}

/** The values before and after at a pointer; the change may be one of a whole object. */
function changeAt(entry: Activity | undefined, pointer: string): unknown {
  const change = entry?.changes.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  const rest = pointer.slice(change?.pointer.length);
  return change && [change.before, change.after].map((value) => valueAt(value, rest));
}

/** Each write with what its entry has. */
const writes: readonly (readonly [
  call: string,
  body: object,
  action: string,
  pointer?: string,
  change?: readonly [before: unknown, after: unknown],
])[] = [
  [
    'updateOrganization',
    { billing: { amount: 5 } },
    'organization_updated',
    '/billing/amount',
    [20, 5],
  ],
  ['deactivateOrganization', {}, 'organization_deactivated', '/status', ['active', 'inactive']],
  ['activateOrganization', {}, 'organization_activated', '/status', ['inactive', 'active']],
  ['assignSeats', { assigned_seats: 4 }, 'seats_assigned', '/used_seats', [0, 4]],
  ['changeTotalSeats', { total_seats: 12 }, 'total_seats_changed', '/total_seats', [10, 12]],
  ['addSubscription', { seat_type: 'light', total_seats: 7 }, 'subscription_added'],
];

export const activityRules: readonly Rule[] = [
  {
    id: 'activity.entries',
    title:
      'each write that changes something writes one entry: who, what, before and after, why; failures write none',
    section: 'activity',
    step: 8,
    async run(suite) {
      const { api, records, userId } = suite;
      const { path } = await records.createSubscription();
      const { data: first } = await feedOf(suite, path.id);
      const actions = first.map(({ action }) => action);
      checkEqual(actions, ['organization_created'], 'the entries of a creation');
      let count = 1;
      await checkAll([
        ...writes.map(([call, body, action, pointer, change]) => async () => {
          const reason = `Why ${call}`;
          const { etag: ifMatch } = await records.read(path.id);
          await api.succeed(call, { path, ifMatch, body: { ...body, reason } });
          const { data, reply } = await feedOf(suite, path.id);
          const added = data.length - count;
          count = data.length;
          check(
            added === 1,
            `${call} has ${added} entries, expected 1`,
            reply,
            'entries of a write',
          );
          const [entry] = data;
          checkEqual(entry?.action, action, `the action of ${call}`, reply);
          checkEqual(entry?.actor?.id, userId, `the actor of ${call}`, reply);
          checkEqual(entry?.note, reason, `the note of ${call} with a reason`, reply);
          if (pointer !== undefined)
            checkEqual(changeAt(entry, pointer), change, `the change of ${pointer}`, reply);
        }),
        async () => {
          const stale = { path, ifMatch: '"stale"', body: { address: 'x' } };
          await api.reject('updateOrganization', stale, { status: 412 }, 'with a stale If-Match');
          await api.succeed('activateOrganization', { path });
          const { data, reply } = await feedOf(suite, path.id);
          const message = `a write that failed or changed nothing has ${data.length - count} entries`;
          check(data.length === count, message, reply, 'entries of a write');
        },
      ]);
    },
  },
  {
    id: 'activity.notes',
    title: 'a note is an entry of its own, and changes neither ETag nor updated_at',
    section: 'activity',
    step: 8,
    async run({ api, records, userId }) {
      const before = await records.createOrganization();
      const path = { id: before.id };
      const { data, reply } = await api.succeed<Activity>('addNote', {
        path,
        body: { text: 'A note' },
      });
      const actual = [data.action, data.note, data.actor?.id, data.organization.id];
      checkEqual(actual, ['note_added', 'A note', userId, before.id], 'the entry of a note', reply);
      checkEqual(await records.read(before.id), before, 'the organization after a note');
    },
  },
  {
    id: 'activity.feed',
    title:
      'entries are newest first, by pages whose cursor new entries don’t move, filtered by action, actor and days',
    section: 'activity',
    step: 8,
    async run(suite) {
      const { api, records, userId } = suite;
      if (!(await api.has('addNote'))) throw new PartLeftOut('addNote');
      const { id } = await records.createOrganization();
      const note = (text: string) => api.succeed('addNote', { path: { id }, body: { text } });
      for (const text of ['one', 'two', 'three']) await note(text);
      const notes: (string | null)[] = [];
      let before: string | undefined;
      for (let page = 0; page < 5; page += 1) {
        const { data, meta, reply } = await feedOf(suite, id, { limit: 2, before });
        check(data.length <= 2, `limit=2 has ${data.length} entries`, reply);
        notes.push(...data.map((entry) => entry.note));
        if (meta.next === null) break;
        before = meta.next;
        await note(`meanwhile ${page}`);
      }
      checkEqual(notes, ['three', 'two', 'one', null], 'the notes of all pages');
      const expectCount = async (query: object, expected: number) => {
        const { data, reply } = await feedOf(suite, id, query);
        const what = `the number of entries with ${new URLSearchParams({ ...query }).toString()}`;
        checkEqual(data.length, expected, what, reply, `filter ${Object.keys(query).join()}`);
      };
      await expectCount({ action: 'organization_created' }, 1);
      await expectCount({ action: 'organization_created,organization_updated' }, 1);
      await expectCount({ actor: 'nobody' }, 0);
      await expectCount({ actor: userId, action: 'organization_created' }, 1);
      const { data: all } = await feedOf(suite, id);
      const { data: global } = await api.succeed<Activity[]>('listActivity', {
        query: { limit: 100 },
      });
      const own = global.find((entry) => entry.id === all[0]?.id);
      checkEqual(own, all[0], 'the entry in the feed of all organizations');
      // Days are optional: a server may reject or ignore them.
      const never = await api.send('listOrganizationActivity', {
        path: { id },
        query: { from: '9999-01-01', to: '9999-01-01' },
      });
      if (never.status === 400 || never.text.includes('"action"')) return;
      const day = all[0]?.at.slice(0, 10);
      await expectCount({ from: day, to: day }, all.length);
      await expectCount({ to: '2000-01-01' }, 0);
    },
  },
];
