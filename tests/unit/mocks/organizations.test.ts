import { describe, expect, it } from 'vitest';
import { listDailySeats, listOrganizations, listSubscriptions, readOrganization } from '../../../src/api/contract/accounts';
import { activateOrganization, createOrganization, deactivateOrganization, updateOrganization } from '../../../src/api/contract/accountWrites';
import { organizationStatuses, sortKeys } from '../../../src/domain/organizationList';
import { signedIn } from './signedIn';

interface Row {
  id: string;
  name: string;
  subdomain: string;
  status: string;
  registered_at: string;
  total_seats: number;
  billing: { billing_name: string; billing_email: string; billing_phone: string | null; amount: number; currency: string };
}

interface Single extends Row {
  address: string | null;
  used_seats: number;
  available_seats: number;
  updated_at: string;
}

const created = {
  name: ' Wren & Co ',
  address: '1 Wharf',
  subdomain: 'wren',
  billing: { billing_name: 'Ann Wren', billing_email: 'ann@wren.example', billing_phone: '  ', amount: 10.5, currency: 'EUR' },
  subscriptions: [
    { seat_type: 'full', total_seats: 10 },
    { seat_type: 'light', total_seats: 5 },
  ],
};

describe('the list', () => {
  it('comes in pages, by name, with the true figures past the end', async () => {
    const { send } = await signedIn();
    const first = await send<Row[]>(listOrganizations);
    expect(first.meta).toEqual({ page: 1, per_page: 25, total: 40, total_pages: 2 });
    expect(first.data).toHaveLength(25);
    const names = first.data.map(({ name }) => name.toLowerCase());
    expect(names).toEqual(names.toSorted());
    expect((await send<Row[]>(listOrganizations, { query: '?page=2' })).data).toHaveLength(15);
    const past = await send<Row[]>(listOrganizations, { query: '?page=900&per_page=10' });
    expect([past.data, past.meta]).toEqual([[], { page: 900, per_page: 10, total: 40, total_pages: 4 }]);
  });

  it('sorts by every key both ways, ties by id', async () => {
    const { send } = await signedIn();
    for (const sort of sortKeys) {
      for (const order of ['asc', 'desc']) {
        const { data } = await send<Row[]>(listOrganizations, { query: `?per_page=100&sort=${sort}&order=${order}` });
        const keyOf = (row: Row) => (sort === 'billing_name' ? row.billing.billing_name.toLowerCase() : sort === 'name' ? row.name.toLowerCase() : row[sort]);
        for (const [index, row] of data.slice(1).entries()) {
          const before = data[index] ?? row;
          const [a, b] = [keyOf(before), keyOf(row)];
          expect(a === b ? before.id < row.id : order === 'asc' ? a < b : a > b).toBe(true);
        }
      }
    }
  });

  it('finds a part of name, subdomain, billing name or billing email, in any case, literally', async () => {
    const { api, send } = await signedIn();
    const email = api.database.organizations.get('acme.v2')?.billing_email.toUpperCase() ?? '';
    const found = async (q: string) => (await send<Row[]>(listOrganizations, { query: `?per_page=100&q=${encodeURIComponent(q)}` })).data;
    expect((await found('aCmE rob')).map(({ id }) => id)).toEqual(['acme.v2']);
    expect((await found(email.slice(1, -3))).map(({ id }) => id)).toEqual(['acme.v2']);
    expect((await found('acme-rob')).map(({ id }) => id)).toEqual(['acme.v2']);
    for (const q of ['%', '(((', '\'"<b>', '.*', 'acme.robotics', 'Denver']) expect(await found(q)).toEqual([]);
    expect((await found('x'.repeat(10_000))).length).toBe(0);
    expect((await found('')).length).toBe(40);
  });

  it('filters by status', async () => {
    const { send } = await signedIn({ organizations: 200 });
    const totals = await Promise.all(organizationStatuses.map(async (status) => (await send<Row[]>(listOrganizations, { query: `?status=${status}` })).meta.total));
    expect(totals.reduce((a, b) => a + b)).toBe(200);
    expect(totals[1]).toBeGreaterThan(0);
  });

  it('names the parameter that is not valid', async () => {
    const { send } = await signedIn();
    const wrong = ['page=0', 'page=-1', 'page=NaN', 'page=1e9', 'page=', 'per_page=7', 'sort=__proto__', 'sort=name&sort=name', 'order=up', 'status=x', 'status='];
    for (const query of wrong) {
      const { status, problem } = await send(listOrganizations, { query: `?${query}` });
      expect([status, problem.code, problem.parameter]).toEqual([400, 'invalid_query', query.split('=')[0]]);
      expect(problem.detail).toContain(problem.parameter);
    }
    expect((await send(listOrganizations, { query: '?unknown=1' })).status).toBe(200);
  });
});

describe('one organization', () => {
  it('sums up its subscriptions and has an ETag', async () => {
    const { send } = await signedIn();
    const { data, etag } = await send<Single>(readOrganization, { path: { id: 'acme.v2' } });
    const subscriptions = (await send<{ total_seats: number; used_seats: number; available_seats: number }[]>(listSubscriptions, { path: { id: 'acme.v2' } })).data;
    for (const key of ['total_seats', 'used_seats', 'available_seats'] as const) expect(data[key]).toBe(subscriptions.reduce((sum, one) => sum + one[key], 0));
    const [row] = (await send<Row[]>(listOrganizations, { query: '?q=acme' })).data;
    expect(data).toMatchObject(row ?? {});
    expect(etag).toMatch(/^"[^"]+"$/);
  });

  it('is found by ids with dots and colons; what was never one is 404', async () => {
    const { api, send } = await signedIn({ organizations: 60 });
    for (const { id } of api.database.organizations.all()) expect((await send<Single>(readOrganization, { path: { id } })).data.id).toBe(id);
    for (const id of ['none', 'ACME.V2', '../tokens', '%2e', 'acme.v2?x', '\u0000', 'x'.repeat(4_000), '__proto__']) {
      for (const call of [readOrganization, listSubscriptions, listDailySeats]) expect((await send(call, { path: { id } })).status).toBe(404);
    }
  });

  it('is created with its subscriptions, active, texts trimmed, and listed', async () => {
    const { send } = await signedIn();
    const { status, data, etag } = await send<Single>(createOrganization, { body: created });
    expect(status).toBe(201);
    expect(data).toMatchObject({ name: 'Wren & Co', address: '1 Wharf', status: 'active', total_seats: 15, used_seats: 0, registered_at: '2026-03-02T12:00:00Z', billing: { billing_phone: null, amount: 10.5 } });
    const read = await send<Single>(readOrganization, { path: { id: data.id } });
    expect([read.data, read.etag]).toEqual([data, etag]);
    expect((await send<Row[]>(listOrganizations, { query: '?q=wren' })).meta.total).toBe(1);
    const days = await send<{ date: string; seats: number; seat_type: string }[]>(listDailySeats, { path: { id: data.id } });
    expect(days.data).toEqual([
      { date: '2026-03-02', seats: 0, seat_type: 'full' },
      { date: '2026-03-02', seats: 0, seat_type: 'light' },
    ]);
  });

  it('is created once for each Idempotency-Key', async () => {
    const { api, send } = await signedIn();
    const headers = { 'Idempotency-Key': 'k1' };
    const twice = [await send<Single>(createOrganization, { body: created, headers }), await send<Single>(createOrganization, { body: { ...created, name: 'Wren & Co' }, headers })];
    expect(twice[1]?.data).toEqual(twice[0]?.data);
    expect(twice[1]).toMatchObject({ status: 201, etag: twice[0]?.etag });
    expect(api.database.organizations.all()).toHaveLength(41);
    const reused = await send(createOrganization, { body: { ...created, subdomain: 'other' }, headers });
    expect(reused).toMatchObject({ status: 422, problem: { code: 'idempotency_key_reused' } });
    // A refused create leaves its key free.
    const key = { 'Idempotency-Key': 'k2' };
    expect((await send(createOrganization, { body: created, headers: key })).status).toBe(409);
    expect((await send(createOrganization, { body: { ...created, name: 'Jay', subdomain: 'jay' }, headers: key })).status).toBe(201);
  });

  it('has a name, whatever its case, and a subdomain of its own', async () => {
    const { send } = await signedIn();
    const both = await send(createOrganization, { body: { ...created, name: 'ACME robotics', subdomain: 'acme-robotics' } });
    expect(both).toMatchObject({ status: 409, problem: { code: 'duplicate', errors: [{ pointer: '/name', code: 'exists' }, { pointer: '/subdomain', code: 'exists' }] } });
    await send(createOrganization, { body: created });
    const { etag } = await send(readOrganization, { path: { id: 'acme.v2' } });
    const change = (body: object) => send(updateOrganization, { path: { id: 'acme.v2' }, body, headers: { 'If-Match': etag } });
    expect((await change({ subdomain: 'wren' })).problem.errors).toEqual([{ pointer: '/subdomain', code: 'exists' }]);
    expect((await change({ name: 'Acme ROBOTICS' })).status).toBe(200);
  });

  it('says all that is wrong with a payload', async () => {
    const { send } = await signedIn();
    const { status, problem } = await send(createOrganization, { body: { name: '\u200B', subdomain: '-a', billing: { billing_email: 'x', amount: '1' }, subscriptions: [] } });
    expect(status).toBe(422);
    expect(problem.errors?.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/name required',
      '/subdomain min',
      '/billing/billing_name required',
      '/billing/billing_email email',
      '/billing/amount number',
      '/billing/currency required',
      '/subscriptions at_least_count',
    ]);
  });

  it('is changed in the fields that are sent, with a new ETag', async () => {
    const { send } = await signedIn();
    const before = await send<Single>(readOrganization, { path: { id: 'acme.v2' } });
    const patch = { name: ' Acme Labs ', address: ' ', billing: { amount: 0 }, id: 'evil', version: 9 };
    const after = await send<Single>(updateOrganization, { path: { id: 'acme.v2' }, body: patch, headers: { 'If-Match': before.etag } });
    expect(after.data).toEqual({ ...before.data, name: 'Acme Labs', address: null, billing: { ...before.data.billing, amount: 0 }, updated_at: '2026-03-02T12:00:00Z' });
    expect(after.etag).not.toBe(before.etag);
    expect((await send(listSubscriptions, { path: { id: 'acme.v2' } })).etag).toBe(after.etag);
    const same = await send<Single>(updateOrganization, { path: { id: 'acme.v2' }, body: { name: 'Acme Labs' }, headers: { 'If-Match': after.etag } });
    expect(same.etag).toBe(after.etag);
  });

  it('is changed by nobody who read an older version, or none', async () => {
    const { send } = await signedIn();
    const path = { id: 'acme.v2' };
    const { etag, data } = await send<Single>(readOrganization, { path });
    expect(await send(updateOrganization, { path, body: { name: 'X1' } })).toMatchObject({ status: 428, problem: { code: 'precondition_required' } });
    await send(updateOrganization, { path, body: { address: 'Elsewhere' }, headers: { 'If-Match': etag } });
    for (const call of [updateOrganization, activateOrganization, deactivateOrganization]) {
      const stale = await send(call, { path, headers: { 'If-Match': etag }, ...(call === updateOrganization && { body: { name: 'X2' } }) });
      expect(stale).toMatchObject({ status: 412, problem: { code: 'conflict' } });
    }
    expect((await send(deactivateOrganization, { path, headers: { 'If-Match': `W/${etag}` } })).status).toBe(412);
    expect((await send<Single>(readOrganization, { path })).data).toMatchObject({ name: data.name, status: 'active' });
    expect((await send(updateOrganization, { path: { id: 'none' }, body: {}, headers: { 'If-Match': etag } })).status).toBe(404);
  });

  it('is activated and deactivated; being so already changes nothing', async () => {
    const { send } = await signedIn();
    const path = { id: 'acme.v2' };
    const { etag } = await send(readOrganization, { path });
    const off = await send<Single>(deactivateOrganization, { path, headers: { 'If-Match': etag } });
    expect([off.status, off.data.status]).toEqual([200, 'inactive']);
    expect(off.etag).not.toBe(etag);
    const again = await send<Single>(deactivateOrganization, { path });
    expect([again.status, again.data, again.etag]).toEqual([200, off.data, off.etag]);
    expect((await send<Single>(activateOrganization, { path, headers: { 'If-Match': '*' } })).data.status).toBe('active');
    expect((await send(activateOrganization, { path: { id: 'none' } })).status).toBe(404);
  });
});
