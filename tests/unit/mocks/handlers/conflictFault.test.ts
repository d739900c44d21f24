import { describe, expect, it } from 'vitest';
import { listSubscriptions, readOrganization } from '~/api/contract/accounts';
import {
  activateOrganization,
  assignSeats,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import type { Call } from '~/api/contract/Call';
import { createToken } from '~/api/contract/tokenMutations';
import type { Fault } from '~~/mocks/http/Fault';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { MemoryJournalStorage } from '../MemoryJournalStorage';
import { noon, createSignedInApi, type CallRequest } from '../createSignedInApi';

interface Organization {
  readonly name: string;
  readonly status: string;
  readonly used_seats: number;
  readonly updated_at: string;
  readonly billing: Readonly<Record<string, unknown>>;
}

const path = { id: 'acme.v2' };
const conflict: Fault = { kind: 'write', effect: { status: 412 } };

async function createFixture(options: Parameters<typeof createSignedInApi>[0] = {}) {
  const signedInApi = await createSignedInApi({ now: () => noon + 60_000, ...options });
  const read = (id = path.id) => signedInApi.send<Organization>(readOrganization, { path: { id } });
  const sid = findSubscriptions(signedInApi.api.database, path.id)[0]?.id ?? '';
  return { ...signedInApi, read, sid };
}

describe('an injected 412 for a write to an organization', () => {
  it.each<[string, Call, CallRequest]>([
    ['an edit', updateOrganization, { path, body: { name: 'Acme Robots' } }],
    ['a deactivation', deactivateOrganization, { path }],
    ['an activation', activateOrganization, { path }],
  ])(
    'an injected 412 changes the organization before %s, which then succeeds on the new version',
    async (_, call, request) => {
      const { api, send, read } = await createFixture();
      const before = await read();
      api.control.failNext(conflict);
      const rejected = await send(call, { ...request, headers: { 'If-Match': before.etag } });
      expect([rejected.status, rejected.problem.code]).toEqual([412, 'conflict']);

      const theirs = await read();
      expect(theirs.etag).not.toBe(before.etag);
      expect(theirs.data.billing['billing_email']).not.toBe(before.data.billing['billing_email']);
      expect(theirs.data.billing['billing_phone']).not.toBe(before.data.billing['billing_phone']);
      expect(theirs.data.used_seats).not.toBe(before.data.used_seats);
      const { name, status } = before.data;
      expect(theirs.data).toMatchObject({ name, status });

      const retried = await send(call, { ...request, headers: { 'If-Match': theirs.etag } });
      expect(retried.status).toBe(200);
    },
  );

  it('an injected 412 changes the seats of the subscription whose seats are assigned', async () => {
    const { api, send, sid } = await createFixture();
    const subscriptions = async () => {
      const { data, etag } = await send<{ id: string; used_seats: number }[]>(listSubscriptions, {
        path,
      });
      return { etag, used: data.find(({ id }) => id === sid)?.used_seats };
    };
    const before = await subscriptions();
    const assign = (ifMatch: string) =>
      send(assignSeats, {
        path: { ...path, sid },
        body: { assigned_seats: 3 },
        headers: { 'If-Match': ifMatch },
      });
    api.control.failNext(conflict);
    expect((await assign(before.etag)).status).toBe(412);
    const theirs = await subscriptions();
    expect(theirs.used).not.toBe(before.used);
    expect((await assign(theirs.etag)).status).toBe(200);
  });

  it('repeated 412s change the organization each time, within its validation rules', async () => {
    const { api, send, read } = await createFixture();
    api.control.failNext({ ...conflict, times: 'always' });
    let last = await read();
    for (let times = 0; times < 4; times += 1) {
      await send(deactivateOrganization, { path, headers: { 'If-Match': last.etag } });
      const next = await read();
      expect(next.data.billing).not.toEqual(last.data.billing);
      last = next;
    }
    api.control.clearFaults();
    const { billing } = last.data;
    const sent = { path, body: { billing }, headers: { 'If-Match': last.etag } };
    expect((await send(updateOrganization, sent)).status).toBe(200);
  });

  it('an injected 412 adds a phone number to an organization without one', async () => {
    const { api, send, read } = await createFixture();
    api.database.organization.update({
      where: { id: { equals: path.id } },
      data: { billing_phone: null },
    });
    api.control.failNext(conflict);
    await send(deactivateOrganization, { path });
    expect((await read()).data.billing['billing_phone']).toMatch(/^\+\d/);
  });

  it('the change of an injected 412 is persisted in the journal', async () => {
    const storage = new MemoryJournalStorage();
    const { api, send, read } = await createFixture({ journal: storage.openJournal() });
    const before = await read();
    api.control.failNext(conflict);
    await send(deactivateOrganization, { path });
    const theirs = await read();
    expect(theirs.etag).not.toBe(before.etag);
    const reloaded = await createFixture({ journal: storage.openJournal() });
    expect(await reloaded.read()).toMatchObject({ etag: theirs.etag, data: theirs.data });
  });
});

describe('injected failures without a concurrent change', () => {
  it.each<[string, Call, CallRequest, Fault]>([
    ['a 412 on a read', readOrganization, { path }, { effect: { status: 412 } }],
    [
      'a 412 on a write to another entity',
      createToken,
      { body: { name: 'x', expires_at: null } },
      conflict,
    ],
    ['a 409', deactivateOrganization, { path }, { effect: { status: 409 } }],
    [
      'a 412 with another code',
      deactivateOrganization,
      { path },
      { effect: { status: 412, code: 'x' } },
    ],
    [
      'a 412 on an unknown organization',
      deactivateOrganization,
      { path: { id: 'nobody' } },
      conflict,
    ],
  ])('%s leaves the organization unchanged', async (_, call, request, fault) => {
    const { api, send, read } = await createFixture();
    const before = await read();
    api.control.failNext(fault);
    expect([409, 412]).toContain((await send(call, request)).status);
    expect(await read()).toMatchObject({ etag: before.etag, data: before.data });
  });

  it('a 412 after handling leaves only the change of the write itself', async () => {
    const { api, send, read } = await createFixture();
    const before = await read();
    api.control.failNext({ ...conflict, afterHandling: true });
    await send(deactivateOrganization, { path, headers: { 'If-Match': before.etag } });
    const after = await read();
    expect([after.data.status, after.data.billing]).toEqual(['inactive', before.data.billing]);
  });
});
