import { setTimeout as sleep } from 'node:timers/promises';
import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Activity } from '../wire';
import { acceptedReason, staleReason, unchangedReason } from '../reasons';
import { feedOf } from './activityFeed';
import { valueAt } from './fields/payloadFields';

const section = 'activity';

/** Runs a write and returns the entries that it wrote. */
async function entriesOf(suite: Suite, id: string, write: () => Promise<unknown>) {
  const { data: before } = await feedOf(suite, id);
  const known = new Set(before.map((entry) => entry.id));
  await write();
  const read = async () => {
    const { data, reply } = await feedOf(suite, id);
    return { added: data.filter((entry) => !known.has(entry.id)), reply };
  };
  return { ...(await read()), readAgain: read };
}

/** Runs a write that must write an entry; fails if the feed has it only later. */
async function entriesAfter(suite: Suite, id: string, write: () => Promise<unknown>) {
  const { added, reply, readAgain } = await entriesOf(suite, id, write);
  if (added.length > 0) return { added, reply };
  await sleep(1000);
  const isLate = (await readAgain()).added.length > 0;
  const message = `${staleReason}: the feed has the entry of a write only a second after it`;
  check(!isLate, message, reply, staleReason);
  // Fails if that is stale too.
  await suite.records.read(id);
  return { added, reply };
}

const onceReason = 'a write has one entry';

interface Expected {
  readonly action: string;
  /** The values before and after, by pointer. */
  readonly changes?: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
  readonly note?: string;
}

async function expectEntry(
  suite: Suite,
  id: string,
  write: () => Promise<unknown>,
  expected: Expected,
) {
  const { added, reply } = await entriesAfter(suite, id, write);
  check(added.length === 1, `the write has ${added.length} entries, expected 1`, reply, onceReason);
  const [entry] = added;
  const actual = {
    action: entry?.action,
    actor: entry?.actor?.id,
    organization: entry?.organization.id,
    note: entry?.note,
  };
  checkEqual(
    actual,
    {
      action: expected.action,
      actor: suite.user?.id,
      organization: id,
      note: expected.note ?? null,
    },
    'the entry',
    reply,
  );
  for (const [pointer, values] of Object.entries(expected.changes ?? {}))
    checkEqual(changeAt(entry, pointer), values, `the change of ${pointer}`, reply);
}

/** The values before and after at a pointer; the change may be one of a whole object. */
function changeAt(entry: Activity | undefined, pointer: string): unknown {
  const change = entry?.changes.find((one) => `${pointer}/`.startsWith(`${one.pointer}/`));
  const rest = pointer.slice(change?.pointer.length);
  return change && [change.before, change.after].map((value) => valueAt(value, rest));
}

export const activityRules: readonly Rule[] = [
  {
    id: 'activity.changes',
    title: 'each write that changes something writes one entry: who, what, before and after',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id } = await records.createOrganization({ name: `${records.uniqueName()} old` });
      const { id: sid } = await records.firstSubscription(id);
      const { name: oldName } = (await records.read(id)).organization;
      const name = `${oldName} new`;
      const { billing } = records.newOrganization({ billing: { amount: 5 } });
      const write = (call: string, body?: unknown) => async () => {
        const { etag: ifMatch } = await records.read(id);
        await api.succeed(call, { path: { id, sid }, ifMatch, body });
      };
      await expectEntry(suite, id, write('updateOrganization', { name, billing }), {
        action: 'organization_updated',
        changes: { '/name': [oldName, name], '/billing/amount': [20, 5] },
      });
      await expectEntry(suite, id, write('deactivateOrganization', { reason: 'Why not' }), {
        action: 'organization_deactivated',
        changes: { '/status': ['active', 'inactive'] },
        note: 'Why not',
      });
      await expectEntry(suite, id, write('activateOrganization'), {
        action: 'organization_activated',
        changes: { '/status': ['inactive', 'active'] },
      });
      await expectEntry(suite, id, write('assignSeats', { assigned_seats: 4 }), {
        action: 'seats_assigned',
        changes: { '/used_seats': [0, 4] },
      });
      await expectEntry(suite, id, write('changeTotalSeats', { total_seats: 12 }), {
        action: 'total_seats_changed',
        changes: { '/total_seats': [10, 12] },
      });
      if (await api.optional.has('addNote'))
        await expectEntry(suite, id, write('addNote', { text: 'A note' }), {
          action: 'note_added',
          note: 'A note',
        });
      const { added } = await entriesAfter(
        suite,
        id,
        write('addSubscription', { seat_type: 'light', total_seats: 7 }),
      );
      checkEqual(
        added.map(({ action, subscription }) => [action, subscription?.seat_type]),
        [['subscription_added', 'light']],
        'the entry of a new subscription',
      );
      const { data: all } = await feedOf(suite, id);
      checkEqual(all.at(-1)?.organization.name, oldName, 'the name in the entry before the change');
    },
  },
  {
    id: 'activity.reasons',
    title: 'the reason of any change becomes the note of its entry',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id } = await records.createOrganization();
      const { id: sid } = await records.firstSubscription(id);
      for (const [call, body] of Object.entries({
        updateOrganization: { address: records.uniqueName() },
        assignSeats: { assigned_seats: 3 },
        changeTotalSeats: { total_seats: 12 },
        addSubscription: { seat_type: 'light', total_seats: 7 },
        deactivateOrganization: {},
        activateOrganization: {},
      })) {
        const reason = `Why ${call}`;
        const { etag: ifMatch } = await records.read(id);
        const input = { path: { id, sid }, ifMatch, body: { ...body, reason } };
        const { added, reply } = await entriesAfter(suite, id, () => api.succeed(call, input));
        const what = `the note of the entry of ${call} with a reason`;
        checkEqual(added[0]?.note, reason, what, reply, acceptedReason('/reason'));
      }
    },
  },
  {
    id: 'activity.created',
    title: 'a creation writes organization_created alone',
    section,
    async run(suite) {
      const { id } = await suite.records.createOrganization();
      const { data, meta, reply } = await feedOf(suite, id);
      checkEqual(
        data.map(({ action }) => action),
        ['organization_created'],
        'the actions',
        reply,
        onceReason,
      );
      checkEqual(meta.next, null, 'meta.next at the end', reply);
    },
  },
  {
    id: 'activity.unchanged',
    title: 'a write that changes nothing or fails writes no entry',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id, organization } = await records.createOrganization();
      const unchanged = await entriesOf(suite, id, async () => {
        await api.succeed('activateOrganization', { path: { id } });
        const { etag: ifMatch } = await records.read(id);
        const body = { name: organization.name, billing: records.newOrganization().billing };
        await api.succeed('updateOrganization', { path: { id }, ifMatch, body });
      });
      const what = 'the entries of a change of nothing';
      checkEqual(unchanged.added, [], what, unchanged.reply, unchangedReason);
      const { added, reply } = await entriesOf(suite, id, async () => {
        const versionless = { path: { id }, body: { address: 'x' } };
        const missing = { status: 428, code: 'precondition_required' };
        await api.reject('updateOrganization', versionless, missing);
        const stale = { path: { id }, ifMatch: '"stale"', body: { address: 'x' } };
        await api.reject('updateOrganization', stale, { status: 412, code: 'conflict' });
      });
      checkEqual(added, [], 'the entries', reply);
    },
  },
];
