import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { OrganizationsPage } from '../../../src/api/organizations';
import { defaultQuery } from '../../../src/domain/organizationList';
import type { OrganizationCreation } from '../../../src/domain/organizationValues';
import type { OrganizationWrites } from '../../../src/stores/OrganizationWrites';
import { deferred, settled } from './deferred';
import { details, organizationsWorld, subscription, summary } from './organizations';

const active = { ...defaultQuery, status: 'active' } as const;
const inactive = { ...defaultQuery, status: 'inactive' } as const;
const pageOf = (...ids: string[]): OrganizationsPage => ({
  rows: ids.map((id) => summary(id)),
  page: 1,
  total: ids.length,
  totalPages: 1,
});

/** Three views that are loaded, the active organizations on screen, and the profile of one. */
async function opened() {
  const world = organizationsWorld();
  const { api, store } = world;
  api.subscriptions.mockResolvedValue({ rows: [subscription('full')], etag: '"1"' });
  store.profile('a').open(30);
  store.openOverview();
  for (const query of [defaultQuery, inactive, active]) {
    store.show(query);
    await settled();
  }
  const writes = await store.writes();
  api.list.mockClear();
  return { ...world, mutations: writes };
}

const seats = { assigned: 12, allowExcess: true, etag: '"1"' };
const mutations: Record<string, (writes: OrganizationWrites) => Promise<unknown>> = {
  'a status change': (writes) => writes.changeStatus('deactivate', 'a', '"1"'),
  'an edit': (writes) => writes.update('a', { name: 'Renamed' }, '"1"'),
  'a seat assignment': (writes) => writes.assignSeats('a', 'full', seats),
  'a creation': (writes) => writes.create({ name: 'Wren' } as OrganizationCreation, 'key'),
};

it.each(Object.entries(mutations))(
  '%s makes every view stale: each shows its cached rows at once and is refetched in the background',
  async (_, mutate) => {
    const { api, store, mutations: writes } = await opened();
    await mutate(writes);
    await settled();
    expect(store.overview.isFresh).toBe(false);
    for (const query of [active, inactive, defaultQuery]) {
      api.list.mockResolvedValueOnce(pageOf('b'));
      store.show(query);
      expect([store.list.status, store.list.data?.rows.length]).toEqual(['ready', 2]);
      await settled();
      expect(api.list).toHaveBeenLastCalledWith(query, expect.any(AbortSignal), 'low');
      expect(store.list.data?.rows.map(({ id }) => id)).toEqual(['b']);
    }
    expect(api.list).toHaveBeenCalledTimes(3);
    store.show(active);
    expect(api.list).toHaveBeenCalledTimes(3);
  },
);

it('a response to a request from before the write leaves its view stale', async () => {
  const { api, store, mutations: writes } = await opened();
  const early = deferred<OrganizationsPage>();
  api.list.mockReturnValueOnce(early.promise);
  store.reload(active);
  await writes.changeStatus('deactivate', 'a', '"1"');
  early.resolve(pageOf('a', 'b'));
  await settled();
  store.show(inactive);
  await settled();
  api.list.mockClear();
  store.show(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['ready', 1]);
  await settled();
});

it.each([
  ['no response', new ApiError({ reason: 'unreachable' })],
  ['a timeout', new ApiError({ reason: 'timeout' })],
  ['a response that violates the contract', new ApiError({ reason: 'malformed' })],
  ['a server error', new ApiError({ reason: 'status', status: 502 })],
])('%s to a write makes views stale: it may have been applied', async (_, error) => {
  const { api, writes, store, mutations: mutate } = await opened();
  writes.deactivate.mockRejectedValueOnce(error);
  await expect(mutate.changeStatus('deactivate', 'a', '"1"')).rejects.toBe(error);
  store.show(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['ready', 1]);
  await settled();
});

it('no response to a creation makes views stale', async () => {
  const { api, writes, store, mutations: mutate } = await opened();
  writes.create.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(mutations['a creation']?.(mutate)).rejects.toThrow('timeout');
  store.show(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['ready', 1]);
  await settled();
});

it('a write that the server rejects leaves views fresh', async () => {
  const { api, writes, store, mutations: mutate } = await opened();
  const error = new ApiError({ reason: 'status', status: 422 });
  writes.update.mockRejectedValueOnce(error);
  await expect(mutations['an edit']?.(mutate)).rejects.toBe(error);
  store.show(active);
  expect(api.list).not.toHaveBeenCalled();
  expect(store.profile('a').organization.isFresh).toBe(true);
});

describe('a response that shows a change made elsewhere', () => {
  const changed = { status: 'inactive' };

  it('of a profile makes every view and the overview stale', async () => {
    const { api, store } = await opened();
    api.read.mockResolvedValueOnce({ organization: details('a', changed), etag: '"2"' });
    store.profile('a').loadOrganization(true);
    await settled();
    expect(store.overview.isFresh).toBe(false);
    for (const query of [active, inactive]) {
      store.show(query);
      expect(store.list.status).toBe('ready');
      await settled();
    }
    expect(api.list).toHaveBeenCalledTimes(2);
  });

  it('of one view makes the others and the overview stale, not itself', async () => {
    const { api, store } = await opened();
    api.list.mockResolvedValue({ ...pageOf('b'), rows: [summary('b', changed)] });
    store.show(inactive);
    store.reload(inactive);
    await settled();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([true, false]);
    store.show(active);
    await settled();
    store.show(inactive);
    await settled();
    expect(api.list.mock.calls.map(([{ status }]) => status)).toEqual(['inactive', 'active']);
  });

  it('of the overview makes the views stale, not itself', async () => {
    const { api, store } = await opened();
    api.list.mockResolvedValueOnce({ ...pageOf('b'), rows: [summary('b', changed)] });
    store.openOverview(true);
    await settled();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([false, true]);
    api.list.mockClear();
    store.show(active);
    expect([store.list.status, api.list.mock.calls.length]).toEqual(['ready', 1]);
    await settled();
  });

  it('that filters and sorts nothing leaves views fresh', async () => {
    const { api, store } = await opened();
    api.read.mockResolvedValueOnce({
      organization: details('a', { address: '2 Road', usedSeats: 5 }),
      etag: '"2"',
    });
    store.profile('a').loadOrganization(true);
    await settled();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([true, true]);
  });
});

it('no response to a write makes the profile stale', async () => {
  const { writes, store, mutations: mutate } = await opened();
  writes.assignSeats.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(mutate.assignSeats('a', 'full', seats)).rejects.toThrow('timeout');
  const { organization, subscriptions, dailySeats } = store.profile('a');
  expect([organization, subscriptions, dailySeats].map(({ isFresh }) => isFresh)).toEqual([
    false,
    false,
    false,
  ]);
});
