import { describe, expect, it, vi } from 'vitest';
import { listOrganizations, listSubscriptions, readOrganization } from '~/api/contract/accounts';
import { listOrganizationActivity } from '~/api/contract/activity';
import {
  assignSeats,
  createOrganization,
  deactivateOrganization,
} from '~/api/contract/accountMutations';
import { listTokens } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/api/contract/tokenMutations';
import { findSubscriptions } from '~~/mocks/database/findSubscriptions';
import { databaseDigest } from './seed/databaseDigest';
import { MemoryJournalStorage } from './MemoryJournalStorage';
import { acme, noon, createSignedInApi, today } from './createSignedInApi';
import { creationPayload } from './handlers/creationPayload';

/** A page of the demo with its own clock, because ids are generated from it. */
function openPage(storage: MemoryJournalStorage, onCorruptJournal = () => {}, time = noon) {
  return createSignedInApi({
    journal: storage.openJournal(),
    onCorruptJournal,
    now: () => time,
  });
}

async function changeEverything({
  api,
  send,
}: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  const [first] = findSubscriptions(api.database, 'acme.v2');
  await send(createOrganization, { body: creationPayload });
  await send(deactivateOrganization, acme);
  await send(assignSeats, {
    path: { id: 'acme.v2', sid: first?.id ?? '' },
    body: { assigned_seats: 1 },
  });
  const { id } = (
    await send<{ id: string }>(createToken, { body: { name: 'One', expires_at: null } })
  ).data;
  await send(createToken, { body: { name: 'Two', expires_at: null } });
  await send(revokeToken, { path: { id } });
}

describe('persisted changes', () => {
  it('changes are restored after a reload, in order', async () => {
    const storage = new MemoryJournalStorage();
    const before = await openPage(storage);
    await changeEverything(before);
    const after = await openPage(storage);
    await after.api.sync();
    expect(await databaseDigest(after.api.database, today)).toBe(
      await databaseDigest(before.api.database, today),
    );
    expect(
      (await after.send<{ name: string; status: string }[]>(listTokens)).data.slice(0, 2),
    ).toMatchObject([{ name: 'Two' }, { name: 'One', status: 'revoked' }]);
    expect((await after.send<{ status: string }>(readOrganization, acme)).data.status).toBe(
      'inactive',
    );
  });

  it('the journal grows with the changes, not with the dataset', async () => {
    const storage = new MemoryJournalStorage();
    const { send } = await createSignedInApi({
      journal: storage.openJournal(),
      organizations: 2_000,
    });
    await send(listOrganizations);
    expect(storage.entries).toEqual([]);
    await send(deactivateOrganization, acme);
    expect(storage.entries).toHaveLength(1);
    expect(JSON.stringify(storage.entries).length).toBeLessThan(2_000);
    // Repeating the call changes nothing.
    await send(deactivateOrganization, acme);
    expect(storage.entries).toHaveLength(1);
  });

  it('changes and resets reach every other page with its next call', async () => {
    const storage = new MemoryJournalStorage();
    const [one, two] = [await openPage(storage), await openPage(storage)];
    const statusIn = async ({ send }: typeof one) =>
      (await send<{ status: string }>(readOrganization, acme)).data.status;
    await one.send(deactivateOrganization, acme);
    expect(await statusIn(two)).toBe('inactive');
    await two.send(createOrganization, { body: creationPayload });
    expect((await one.send(createOrganization, { body: creationPayload })).problem.code).toBe(
      'duplicate',
    );
    await two.api.control.reset();
    expect([await statusIn(two), (await one.send(listOrganizations)).meta.total]).toEqual([
      'active',
      40,
    ]);
    expect(await statusIn(one)).toBe('active');
    expect(storage.entries).toEqual([]);
    await one.send(deactivateOrganization, acme);
    expect(await statusIn(two)).toBe('inactive');
  });

  it('changes keep the seed of their day on later days, until a reset', async () => {
    const storage = new MemoryJournalStorage();
    await (await openPage(storage)).send(deactivateOrganization, acme);
    const later = await openPage(storage, undefined, noon + 5 * 86_400_000);
    const feed = await later.send<{ action: string; at: string }[]>(listOrganizationActivity, acme);
    expect(feed.data[0]).toMatchObject({ action: 'organization_deactivated' });
    const { data } = await later.send<{ registered_at: string }>(readOrganization, acme);
    expect(data.registered_at).toBe('2025-01-24T09:00:00Z');
    await later.api.control.reset();
    const reset = await later.send<{ registered_at: string }>(readOrganization, acme);
    expect(reset.data.registered_at).toBe('2025-01-29T09:00:00Z');
  });

  it('changes since the seed are counted in every page, after a reload and after a reset', async () => {
    const storage = new MemoryJournalStorage();
    const [one, two] = [await openPage(storage), await openPage(storage)];
    const countIn = ({ api }: typeof one) => api.control.getSnapshot().changes;
    await one.send(deactivateOrganization, acme);
    await one.send(deactivateOrganization, acme);
    await one.send(listOrganizations);
    expect([countIn(one), countIn(two)]).toEqual([1, 0]);
    await two.send(createOrganization, { body: creationPayload });
    expect(countIn(two)).toBe(2);

    const reloaded = await openPage(storage);
    await reloaded.api.sync();
    expect(countIn(reloaded)).toBe(2);
    await reloaded.api.control.reset();
    expect(countIn(reloaded)).toBe(0);
    await one.send(listOrganizations);
    expect(countIn(one)).toBe(0);
    storage.broken = true;
    await one.send(deactivateOrganization, acme);
    expect(countIn(one)).toBe(1);
  });

  it('the seats of 30 days ago follow the clock past midnight', async () => {
    let time = noon;
    const { send } = await createSignedInApi({ now: () => time });
    const figures = async () => {
      const [organization, subscriptions] = [
        await send<{ used_seats_30_days_ago: number }>(readOrganization, acme),
        await send<{ used_seats_30_days_ago: number }[]>(listSubscriptions, acme),
      ];
      return [
        organization.data.used_seats_30_days_ago,
        ...subscriptions.data.map((row) => row.used_seats_30_days_ago),
      ];
    };
    expect(await figures()).toEqual([227, 227]);
    time += 12 * 86_400_000;
    expect(await figures()).toEqual([232, 232]);
  });
});

describe('damaged journal', () => {
  const row = {
    id: 'tok_x',
    name: 'x',
    staff_id: 'usr_demo',
    secret: 's',
    revoked: false,
    created_at: '2026-03-02T09:00:00Z',
    expires_at: null,
    last_used_at: null,
  };
  const creation = { model: 'token', operation: 'create', row };
  const invalidChanges: unknown[] = [
    undefined,
    'x',
    [null],
    [{ ...creation, model: 'staff' }],
    [{ ...creation, model: '__proto__' }],
    [{ ...creation, operation: 'delete' }],
    [{ ...creation, row: { ...row, revoked: 'no' } }],
    [{ ...creation, row: { ...row, more: 1 } }],
    [{ ...creation, model: 'organization' }],
    [{ ...creation, operation: 'update' }],
    [creation, creation],
  ];

  it('an invalid journal is discarded and reported, and the demo starts from the seed', async () => {
    for (const changes of invalidChanges) {
      const storage = new MemoryJournalStorage();
      await (await openPage(storage)).send(deactivateOrganization, acme);
      storage.entries.push({ content: { seedDay: today, changes } });
      const onCorruptJournal = vi.fn();
      const { api, send } = await openPage(storage, onCorruptJournal);
      expect([changes, onCorruptJournal.mock.calls.length, storage.entries]).toEqual([
        changes,
        1,
        [],
      ]);
      expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('active');
      await send(deactivateOrganization, acme);
      expect([storage.entries.length, api.isPersistent]).toEqual([1, true]);
    }
  });

  it('a valid journal is applied', async () => {
    const storage = new MemoryJournalStorage();
    const update = { ...creation, operation: 'update', row: { ...row, name: 'y' } };
    storage.entries.push({ content: { seedDay: today, changes: [creation, update] } });
    const { api } = await openPage(storage);
    expect(api.database.token.findFirst({ where: { id: { equals: 'tok_x' } } })).toMatchObject({
      ...row,
      name: 'y',
    });
  });

  it('a journal that throws is no longer used: the page continues in memory', async () => {
    const storage = new MemoryJournalStorage();
    const { api, send } = await openPage(storage);
    storage.broken = true;
    expect((await send(deactivateOrganization, acme)).status).toBe(200);
    expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('inactive');
    expect([api.isPersistent, storage.entries]).toEqual([false, []]);
    await api.control.reset();
    expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('active');
  });
});
