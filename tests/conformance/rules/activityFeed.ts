import { check, checkEqual } from '../check';
import { PartLeftOut } from '../client/OptionalCalls';
import { ignoredReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Activity } from '../wire';

const section = 'activity';

interface FeedMeta {
  readonly next: string | null;
}

/** A page of an organization's activity. */
export async function feedOf({ api }: Suite, id: string, query = {}) {
  return await api.succeed<Activity[], FeedMeta>('listOrganizationActivity', {
    path: { id },
    query,
  });
}

/** Throws `PartLeftOut` if the feed rejects or ignores the days of its query, which are optional. */
export async function requireDays({ api }: Suite): Promise<void> {
  const query = { from: '9999-01-01', to: '9999-01-01' };
  const reply = await api.send('listActivity', { query });
  if (reply.status === 400) throw new PartLeftOut('from of activity');
  const { data } = await api.succeed<Activity[]>('listActivity', { query });
  if (data.length > 0) throw new PartLeftOut('from of activity');
}

/** How the entries are listed; what is in them is checked by the rules of activity. */
export const activityFeedRules: readonly Rule[] = [
  {
    id: 'activity.feed',
    title: 'the feed of all organizations has the same entries',
    section,
    async run(suite) {
      const { id } = await suite.records.createOrganization();
      const [own] = (await feedOf(suite, id)).data;
      const { data, reply } = await suite.api.succeed<Activity[]>('listActivity', {
        query: { limit: 100 },
      });
      const entry = data.find((one) => one.id === own?.id);
      checkEqual(entry, own, 'the entry in the feed of all organizations', reply);
    },
  },
  {
    id: 'activity.pages',
    title: 'pages are newest first, and entries written meanwhile don’t move the cursor',
    section: 'get-apiaccountsidactivity',
    async run(suite) {
      const { api, records } = suite;
      const { id } = await records.createOrganization();
      const note = (text: string) => api.succeed('addNote', { path: { id }, body: { text } });
      for (const text of ['one', 'two', 'three', 'four']) await note(text);
      const notes: (string | null)[] = [];
      let before: string | undefined;
      let first = '';
      for (let page = 0; page < 5; page += 1) {
        const { data, meta, reply } = await feedOf(suite, id, { limit: 2, before });
        const message = `limit=2 has ${data.length} entries`;
        check(data.length <= 2, message, reply, ignoredReason('limit'));
        const ids = data.map((entry) => entry.id);
        const text = `before=${before} has the newest entry again`;
        check(!ids.includes(first), text, reply, ignoredReason('before'));
        first ||= ids[0] ?? '';
        notes.push(...data.map((entry) => entry.note));
        if (meta.next === null) break;
        before = meta.next;
        await note(`meanwhile ${page}`);
      }
      checkEqual(notes, ['four', 'three', 'two', 'one', null], 'the notes of all pages');
    },
  },
  {
    id: 'activity.days',
    title: 'from and to leave the entries of their days, both inclusive, alone and together',
    section: 'get-apiaccountsidactivity',
    async run(suite) {
      await requireDays(suite);
      const { id } = await suite.records.createOrganization();
      const [entry] = (await feedOf(suite, id)).data;
      const time = Date.parse(entry?.at ?? '');
      const day = (days: number) => new Date(time + days * 86_400_000).toISOString().slice(0, 10);
      const expectEntries = async (query: object, expected: number) => {
        const { data, reply } = await feedOf(suite, id, query);
        const what = `the number of entries with ${new URLSearchParams({ ...query }).toString()}`;
        checkEqual(data.length, expected, what, reply, ignoredReason('from'));
      };
      await expectEntries({ from: day(0), to: day(0) }, 1);
      await expectEntries({ from: day(0) }, 1);
      await expectEntries({ to: day(0) }, 1);
      await expectEntries({ from: day(1) }, 0);
      await expectEntries({ to: day(-1) }, 0);
      await expectEntries({ from: day(-1), to: day(-1) }, 0);
    },
  },
  {
    id: 'activity.filters',
    title: 'action and actor filter the entries, together and of all organizations',
    section: 'get-apiaccountsidactivity',
    async run(suite) {
      const { api, records, user } = suite;
      const { id } = await records.createOrganization();
      await api.succeed('addNote', { path: { id }, body: { text: 'A note' } });
      await api.succeed('deactivateOrganization', { path: { id } });
      const all = ['organization_deactivated', 'note_added', 'organization_created'];
      const expectActions = async (query: object, expected: readonly string[], name: string) => {
        const { data, reply } = await feedOf(suite, id, query);
        const actions = data.map(({ action }) => action);
        const what = `the actions with ${new URLSearchParams({ ...query }).toString()}`;
        checkEqual(actions, expected, what, reply, ignoredReason(name));
      };
      await expectActions({ action: 'note_added' }, ['note_added'], 'action');
      const two = ['organization_deactivated', 'organization_created'];
      await expectActions({ action: two.toReversed().join(',') }, two, 'action');
      await expectActions({ actor: 'nobody' }, [], 'actor');
      await expectActions({ actor: user?.id }, all, 'actor');
      const both = { action: 'note_added', actor: user?.id };
      await expectActions(both, ['note_added'], 'action');
      const { data, reply } = await api.succeed<Activity[]>('listActivity', {
        query: { action: 'note_added', limit: 100 },
      });
      const others = data.filter(({ action }) => action !== 'note_added');
      checkEqual(others, [], 'entries with other actions', reply, ignoredReason('action'));
    },
  },
];
