import { describe, expect, it, vi } from 'vitest';
import { listOrganizations, readOrganization } from '~/api/contract/accounts';
import {
  assignSeats,
  createOrganization,
  deactivateOrganization,
} from '~/api/contract/accountMutations';
import { listTokens } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/api/contract/tokenMutations';
import { findSubscriptions } from '~~/mocks/organizationIndex';
import { databaseDigest } from './databaseDigest';
import { memoryJournal } from './memoryJournal';
import { noon, createSignedInApi } from './createSignedInApi';

const acme = { path: { id: 'acme.v2' } };
const created = {
  name: 'Wren & Co',
  subdomain: 'wren',
  billing: {
    billing_name: 'Ann Wren',
    billing_email: 'ann@wren.example',
    amount: 10.5,
    currency: 'EUR',
  },
  subscriptions: [
    { seat_type: 'full', total_seats: 10 },
    { seat_type: 'light', total_seats: 5 },
  ],
};

/** A page of the demo with its own clock, because ids are generated from it. */
function openPage(
  journal: ReturnType<typeof memoryJournal>,
  onCorruptJournal = () => {},
  time = noon,
) {
  return createSignedInApi({ journal, onCorruptJournal, now: () => time });
}

async function changeEverything({
  api,
  send,
}: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  const [first] = findSubscriptions(api.database, 'acme.v2');
  await send(createOrganization, { body: created });
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
    const journal = memoryJournal();
    const before = await openPage(journal);
    await changeEverything(before);
    const after = await openPage(journal);
    await after.api.sync();
    expect(await databaseDigest(after.api.database, '2026-03-02')).toBe(
      await databaseDigest(before.api.database, '2026-03-02'),
    );
    expect(
      (await after.send<{ name: string; status: string }[]>(listTokens)).data.slice(0, 2),
    ).toMatchObject([{ name: 'Two' }, { name: 'One', status: 'revoked' }]);
    expect((await after.send<{ status: string }>(readOrganization, acme)).data.status).toBe(
      'inactive',
    );
  });

  it('the journal grows with the changes, not with the dataset', async () => {
    const journal = memoryJournal();
    const { send } = await createSignedInApi({ journal, organizations: 2_000 });
    await send(listOrganizations);
    expect(journal.entries).toEqual([]);
    await send(deactivateOrganization, acme);
    expect(journal.entries).toHaveLength(1);
    expect(JSON.stringify(journal.entries).length).toBeLessThan(1_000);
    // Repeating the call changes nothing.
    await send(deactivateOrganization, acme);
    expect(journal.entries).toHaveLength(1);
  });

  it('changes and resets reach every other page with its next call', async () => {
    const journal = memoryJournal();
    const [one, two] = [await openPage(journal), await openPage(journal)];
    const statusIn = async ({ send }: typeof one) =>
      (await send<{ status: string }>(readOrganization, acme)).data.status;
    await one.send(deactivateOrganization, acme);
    expect(await statusIn(two)).toBe('inactive');
    await two.send(createOrganization, { body: created });
    expect((await one.send(createOrganization, { body: created })).problem.code).toBe('duplicate');
    await two.api.control.reset();
    expect([await statusIn(two), (await one.send(listOrganizations)).meta.total]).toEqual([
      'active',
      40,
    ]);
    expect(await statusIn(one)).toBe('active');
    expect(journal.entries).toEqual([]);
    await one.send(deactivateOrganization, acme);
    expect(await statusIn(two)).toBe('inactive');
  });

  it('changes apply to the seed of the current day', async () => {
    const journal = memoryJournal();
    await (await openPage(journal)).send(deactivateOrganization, acme);
    const later = await openPage(journal, undefined, noon + 5 * 86_400_000);
    const { data } = await later.send<{ date: string }[]>(listOrganizations, {
      query: '?status=inactive&q=acme',
    });
    expect(data).toHaveLength(1);
    expect(later.api.database.subscriptions.all()[0]?.daily_end).toBe('2026-03-07');
  });
});

describe('damaged journal', () => {
  const row = {
    id: 'tok_x',
    name: 'x',
    secret: 's',
    revoked: false,
    created_at: '2026-03-02T09:00:00Z',
    expires_at: null,
    last_used_at: null,
  };
  const invalidChanges: unknown[] = [
    undefined,
    'x',
    [null],
    [{ table: 'staff', id: 'a', row }],
    [{ table: '__proto__', id: 'a', row }],
    [{ table: 'tokens', id: 'tok_x', row: { ...row, revoked: 'no' } }],
    [{ table: 'tokens', id: 'tok_x', row: { ...row, more: 1 } }],
    [{ table: 'tokens', id: 'tok_y', row }],
    [{ table: 'organizations', id: 'acme.v2', row }],
  ];

  it('an invalid journal is discarded and reported, and the demo starts from the seed', async () => {
    for (const changes of invalidChanges) {
      const journal = memoryJournal();
      await (await openPage(journal)).send(deactivateOrganization, acme);
      journal.entries.push({ number: 2, id: 'bad', changes });
      const onCorruptJournal = vi.fn();
      const { api, send } = await openPage(journal, onCorruptJournal);
      expect([changes, onCorruptJournal.mock.calls.length, journal.entries]).toEqual([
        changes,
        1,
        [],
      ]);
      expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('active');
      await send(deactivateOrganization, acme);
      expect([journal.entries.length, api.isPersistent]).toEqual([1, true]);
    }
  });

  it('a valid journal is applied', async () => {
    const journal = memoryJournal();
    journal.entries.push({
      number: 1,
      id: 'good',
      changes: [
        { table: 'tokens', id: 'tok_x', row },
        { table: 'organizations', id: 'acme.v2', row: null },
      ],
    });
    const { api } = await openPage(journal);
    expect([
      api.database.tokens.get('tok_x')?.name,
      api.database.organizations.get('acme.v2'),
    ]).toEqual(['x', undefined]);
  });

  it('a journal that throws is no longer used: the page continues in memory', async () => {
    const journal = memoryJournal();
    const { api, send } = await openPage(journal);
    journal.broken = true;
    expect((await send(deactivateOrganization, acme)).status).toBe(200);
    expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('inactive');
    expect([api.isPersistent, journal.entries]).toEqual([false, []]);
    await api.control.reset();
    expect((await send<{ status: string }>(readOrganization, acme)).data.status).toBe('active');
  });
});
