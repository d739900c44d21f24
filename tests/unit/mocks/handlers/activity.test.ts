import { beforeEach, describe, expect, it } from 'vitest';
import {
  activateOrganization,
  addNote,
  addSubscription,
  assignSeats,
  changeTotalSeats,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import { readOrganization } from '~/api/contract/accounts';
import { listActivity, listOrganizationActivity } from '~/api/contract/activity';
import type { Call } from '~/api/contract/Call';
import { createToken } from '~/api/contract/tokenMutations';
import type { ActivityEntry } from '~~/mocks/activity/ActivityEntry';
import { acme, createSignedInApi, sendCall, type CallRequest } from '../createSignedInApi';
import type { Organization } from '~~/tests/conformance/wire';

const fullSeats = { path: { id: 'acme.v2', sid: 'sub_acme_full' } };
const aurora = { path: { id: 'org_aurora' } };
let api: Awaited<ReturnType<typeof createSignedInApi>>;

beforeEach(async () => {
  api = await createSignedInApi();
});

const feed = (call: Call, request?: CallRequest) =>
  api.send<ActivityEntry[], { next: string | null }>(call, request);
const latest = async () =>
  (await feed(listOrganizationActivity, { ...acme, query: '?limit=1' })).data[0];

describe('activity of a write', () => {
  it('records one entry per write, with actor, time, names and the changed values', async () => {
    const { data, etag } = await api.send<Organization>(readOrganization, acme);
    await api.send(updateOrganization, {
      ...acme,
      body: { name: 'Acme Robots', billing: { amount: 12.5, billing_phone: '' } },
      headers: { 'If-Match': etag },
    });
    expect(await latest()).toEqual({
      id: expect.any(String) as string,
      at: '2026-03-02T12:00:00Z',
      actor: { id: 'usr_demo', name: 'Robin Hale' },
      action: 'organization_updated',
      organization: { id: 'acme.v2', name: 'Acme Robots' },
      subscription: null,
      changes: [
        { pointer: '/name', before: 'Acme Robotics', after: 'Acme Robots' },
        { pointer: '/billing/billing_phone', before: data.billing['billing_phone'], after: null },
        { pointer: '/billing/amount', before: data.billing['amount'], after: 12.5 },
      ],
      note: null,
    });
  });

  it('records the trimmed reason of a change of status, and the total raised by excess seats', async () => {
    await api.send(deactivateOrganization, { ...acme, body: { reason: '  Invoice overdue.  ' } });
    expect(await latest()).toMatchObject({ note: 'Invoice overdue.' });
    await api.send(assignSeats, {
      ...fullSeats,
      body: { assigned_seats: 262, allow_excess: true },
    });
    expect(await latest()).toMatchObject({
      action: 'seats_assigned',
      subscription: { id: 'sub_acme_full', seat_type: 'full' },
      changes: [
        { pointer: '/used_seats', before: 246, after: 262 },
        { pointer: '/total_seats', before: 250, after: 262 },
      ],
    });
  });

  it('records nothing and keeps the ETag if an assignment changes no seats', async () => {
    const [before, { etag }] = [await latest(), await api.send(readOrganization, acme)];
    const headers = { 'If-Match': etag };
    const writes = [
      await api.send(assignSeats, { ...fullSeats, body: { assigned_seats: 246 } }),
      await api.send(changeTotalSeats, { ...fullSeats, body: { total_seats: 250 }, headers }),
    ];
    for (const write of writes) expect([write.status, write.etag]).toEqual([200, etag]);
    expect(await latest()).toEqual(before);
  });

  it('records the user who created the token that a write was sent with as its actor', async () => {
    const { data } = await api.send<{ token: string }>(createToken, {
      body: { name: 'Seat sync', expires_at: null },
    });
    await sendCall(api.api, deactivateOrganization, acme, data.token);
    expect((await latest())?.actor).toEqual({ id: 'usr_demo', name: 'Robin Hale' });
  });
});

it('a write without a body may name a content type, as some clients do', async () => {
  const headers = { 'Content-Type': 'application/json' };
  expect((await api.send(activateOrganization, { ...acme, headers })).status).toBe(200);
});

it('a note is trimmed, and its Idempotency-Key belongs to one organization', async () => {
  const note = { body: { text: ' Call <b>back</b> ' }, headers: { 'Idempotency-Key': 'n1' } };
  const { data } = await api.send<ActivityEntry>(addNote, { ...acme, ...note });
  expect(data).toMatchObject({ action: 'note_added', changes: [], note: 'Call <b>back</b>' });
  expect((await api.send(addNote, { ...aurora, ...note })).problem.code).toBe(
    'idempotency_key_reused',
  );
});

describe('activity feeds', () => {
  /** All entries, page by page; `between` runs after each page. */
  async function readAll(
    limit: number,
    between = async () => {},
    call: Call = listActivity,
    filter = '',
  ) {
    const entries: ActivityEntry[] = [];
    for (let query = `?limit=${limit}${filter}`; ;) {
      const { data, meta } = await feed(call, { ...acme, query });
      entries.push(...data);
      if (meta.next === null) return entries;
      expect(data).toHaveLength(limit);
      query = `?limit=${limit}${filter}&before=${encodeURIComponent(meta.next)}`;
      await between();
    }
  }

  it('returns the same entries in pages of any size, newest first, while others are added', async () => {
    await api.send(addNote, { ...acme, body: { text: 'One' } });
    await api.send(deactivateOrganization, acme);
    await api.send(addNote, { ...aurora, body: { text: 'Two' } });
    const all = await readAll(100);
    const addOne = async () => void (await api.send(addNote, { ...acme, body: { text: 'More' } }));
    expect(await readAll(20, addOne)).toEqual(all);
    expect(await readAll(7)).toEqual(await readAll(100));
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.slice(0, 3).map(({ note }) => note)).toEqual(['Two', null, 'One']);
  });

  it('returns the same entries for an organization and for all, 25 by default', async () => {
    await api.send(deactivateOrganization, acme);
    const own = (await readAll(100)).filter(({ organization }) => organization.id === 'acme.v2');
    expect(await readAll(7, undefined, listOrganizationActivity)).toEqual(own);
    expect((await feed(listActivity)).data).toHaveLength(25);
  });

  it.each([listActivity, listOrganizationActivity])(
    'returns only entries of the given actions and actor from $path',
    async (call) => {
      await api.send(addNote, { ...acme, body: { text: 'One' } });
      await api.send(deactivateOrganization, acme);
      const all = await readAll(100, undefined, call);
      const filter = '&action=note_added,organization_deactivated&actor=usr_demo';
      const expected = all.filter(
        ({ action, actor }) =>
          ['note_added', 'organization_deactivated'].includes(action) && actor?.id === 'usr_demo',
      );
      expect(expected.length).toBeGreaterThan(1);
      expect(await readAll(1, undefined, call, filter)).toEqual(expected);
      const unknown = await feed(call, { ...acme, query: '?action=note_added,unknown' });
      expect(unknown.problem).toMatchObject({ code: 'invalid_query', parameter: 'action' });
    },
  );

  it('has the reason of each write as its note', async () => {
    const reason = ' Four new starters. ';
    const headers = { 'If-Match': '*' };
    const writes: [Call, CallRequest][] = [
      [updateOrganization, { ...acme, body: { name: 'Acme Robots', reason } }],
      [addSubscription, { ...acme, body: { seat_type: 'viewer', total_seats: 5, reason } }],
      [assignSeats, { ...fullSeats, body: { assigned_seats: 7, reason } }],
      [changeTotalSeats, { ...fullSeats, body: { total_seats: 400, reason } }],
    ];
    for (const [call, request] of writes) await api.send(call, { ...request, headers });
    const { data } = await feed(listOrganizationActivity, { ...acme, query: '?limit=4' });
    expect(data.map(({ action, note }) => [action, note])).toEqual([
      ['total_seats_changed', 'Four new starters.'],
      ['seats_assigned', 'Four new starters.'],
      ['subscription_added', 'Four new starters.'],
      ['organization_updated', 'Four new starters.'],
    ]);
  });
});
