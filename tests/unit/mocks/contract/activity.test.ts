import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ActivityEntry } from '~~/mocks/activity/ActivityEntry';
import { startSignedInServer, type SignedInServer } from '../startSignedInServer';
import type { OrganizationDetail } from '../handlers/organizationPayloads';

interface Meta {
  readonly next: string | null;
}

const acme = '/api/accounts/acme.v2';
const robin = { id: 'usr_demo', name: 'Robin Hale' };
let server: SignedInServer;

beforeEach(async () => {
  server ??= await startSignedInServer({ organizations: 40 });
  await server.control.reset();
});
afterAll(() => server.close());

const post = <Data>(path: string, body?: unknown, key?: string) =>
  server.send<Data>(path, { method: 'POST', body, ...(key !== undefined && { key }) });
const feed = (path: string) => server.send<ActivityEntry[], Meta>(path);
const read = () => server.send<OrganizationDetail>(acme);

/** The entries that `write` adds to the organization's activity, newest first. */
async function entriesOf(write: () => Promise<{ status: number }>, path = acme) {
  const before = (await feed(`${path}/activity?limit=1`)).data[0]?.id;
  const { status } = await write();
  const { data } = await feed(`${path}/activity?limit=5`);
  const index = data.findIndex(({ id }) => id === before);
  return { status, entries: data.slice(0, index) };
}

describe('activity of a write', () => {
  it('a write adds one entry with actor, time, names and the changed values', async () => {
    const { data, etag } = await read();
    const { entries } = await entriesOf(() =>
      server.send(acme, {
        method: 'PATCH',
        etag,
        body: { name: 'Acme Robots', billing: { amount: 12.5, billing_phone: '' } },
      }),
    );
    expect(entries).toEqual([
      {
        id: expect.any(String) as string,
        at: '2026-03-02T12:00:00Z',
        actor: robin,
        action: 'organization_updated',
        organization: { id: 'acme.v2', name: 'Acme Robots' },
        subscription: null,
        changes: [
          { pointer: '/name', before: 'Acme Robotics', after: 'Acme Robots' },
          { pointer: '/billing/billing_phone', before: data.billing.billing_phone, after: null },
          { pointer: '/billing/amount', before: data.billing.amount, after: 12.5 },
        ],
        note: null,
      },
    ]);
  });

  it('an entry names the action, the subscription and the reason', async () => {
    const deactivated = await entriesOf(() =>
      post(`${acme}/deactivate`, { reason: '  Invoice overdue.  ' }),
    );
    expect(deactivated.entries).toMatchObject([
      {
        action: 'organization_deactivated',
        changes: [{ pointer: '/status', before: 'active', after: 'inactive' }],
        note: 'Invoice overdue.',
      },
    ]);
    expect((await read()).data.status_changed_at).toBe('2026-03-02T12:00:00Z');
    const activated = await entriesOf(() => post(`${acme}/activate`));
    // Some clients name a content type even without a body.
    const withType = await fetch(`${server.url}${acme}/activate`, {
      method: 'POST',
      headers: { ...server.authorization, 'Content-Type': 'application/json' },
    });
    expect(withType.status).toBe(200);
    expect(activated.entries).toMatchObject([{ action: 'organization_activated', note: null }]);

    const subscriptionPath = `${acme}/subscriptions/sub_acme_full`;
    const assigned = await entriesOf(() =>
      server.send(`${subscriptionPath}/seats`, {
        method: 'PUT',
        body: { assigned_seats: 262, allow_excess: true },
      }),
    );
    expect(assigned.entries).toMatchObject([
      {
        action: 'seats_assigned',
        subscription: { id: 'sub_acme_full', seat_type: 'full' },
        changes: [
          { pointer: '/used_seats', before: 246, after: 262 },
          { pointer: '/total_seats', before: 250, after: 262 },
        ],
      },
    ]);
    const { etag } = await read();
    const raised = await entriesOf(() =>
      server.send(subscriptionPath, { method: 'PATCH', etag, body: { total_seats: 300 } }),
    );
    expect(raised.entries).toMatchObject([
      {
        action: 'total_seats_changed',
        changes: [{ pointer: '/total_seats', before: 262, after: 300 }],
      },
    ]);
    const added = await entriesOf(async () =>
      server.send(`${acme}/subscriptions`, {
        method: 'POST',
        etag: (await read()).etag,
        body: { seat_type: 'light', total_seats: 20 },
      }),
    );
    expect(added.entries).toMatchObject([
      {
        action: 'subscription_added',
        subscription: { seat_type: 'light' },
        changes: [
          { pointer: '/seat_type', before: null, after: 'light' },
          { pointer: '/total_seats', before: null, after: 20 },
        ],
      },
    ]);
  });

  it('a write that changes nothing or fails adds no entry', async () => {
    const { data, etag } = await read();
    const writes = [
      () => post(`${acme}/activate`, { reason: 'Already active' }),
      () => server.send(acme, { method: 'PATCH', etag, body: { name: data.name } }),
      () => server.send(acme, { method: 'PATCH', etag: '"0"', body: { name: 'Other' } }),
      () => server.send(acme, { method: 'PATCH', etag, body: { name: '' } }),
      () => post(`${acme}/deactivate`, { reason: 'x'.repeat(501) }),
      () =>
        server.send(`${acme}/subscriptions/sub_acme_full/seats`, {
          method: 'PUT',
          body: { assigned_seats: 246 },
        }),
    ];
    const statuses: number[] = [];
    for (const write of writes) {
      const { status, entries } = await entriesOf(write);
      statuses.push(status);
      expect(entries).toEqual([]);
    }
    expect(statuses).toEqual([200, 200, 412, 422, 422, 200]);
    expect((await read()).etag).toBe(etag);
  });

  it('an entry names the token that the write was sent with', async () => {
    const { data } = await post<{ id: string; token: string }>('/api/auth/create-token', {
      name: 'Seat sync',
      expires_at: null,
    });
    await fetch(`${server.url}${acme}/deactivate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${data.token}` },
    });
    const [entry] = (await feed(`${acme}/activity`)).data;
    expect(entry?.actor).toEqual({ id: data.id, name: 'Seat sync' });
  });
});

describe('POST .../notes', () => {
  it('adds a trimmed note and changes neither ETag nor updated_at', async () => {
    const before = await read();
    const { status, data, etag } = await post<ActivityEntry>(`${acme}/notes`, {
      text: ' Call back <b>tomorrow</b> ',
    });
    expect([status, etag]).toEqual([201, '']);
    expect(data).toMatchObject({
      action: 'note_added',
      actor: robin,
      changes: [],
      subscription: null,
      note: 'Call back <b>tomorrow</b>',
    });
    expect((await feed(`${acme}/activity?limit=1`)).data).toEqual([data]);
    const after = await read();
    expect([after.etag, after.data]).toEqual([before.etag, before.data]);
  });

  it('adds one note per Idempotency-Key and organization', async () => {
    const first = await post<ActivityEntry>(`${acme}/notes`, { text: 'Once' }, 'n1');
    const replay = await post<ActivityEntry>(`${acme}/notes`, { text: 'Once' }, 'n1');
    expect([replay.status, replay.data]).toEqual([201, first.data]);
    for (const [path, text] of [
      [acme, 'Twice'],
      ['/api/accounts/org_aurora', 'Once'],
    ] as const) {
      const reused = await post(`${path}/notes`, { text }, 'n1');
      expect([reused.status, reused.problem.code]).toEqual([422, 'idempotency_key_reused']);
    }
    const texts = (await feed(`${acme}/activity`)).data.map(({ note }) => note);
    expect(texts.filter((text) => text === 'Once')).toHaveLength(1);
  });
});
