import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import type { OrganizationMutations } from '~/stores/OrganizationMutations';
import { deferred, flushPromises } from './deferred';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
} from './organizationFixtures';

const active = { ...defaultListParams, status: 'active' } as const;
const inactive = { ...defaultListParams, status: 'inactive' } as const;
const pageOf = (...ids: string[]): OrganizationsPage => ({
  rows: ids.map((id) => buildSummary(id)),
  page: 1,
  total: ids.length,
  totalPages: 1,
});

/** Three loaded views with the active organizations on screen, an overview and one profile. */
async function loadedViews() {
  const fixture = organizationsFixture();
  const { api, store } = fixture;
  api.subscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"1"' });
  store.profile('a').fetchIfStale(30);
  store.fetchOverview();
  for (const query of [defaultListParams, inactive, active]) {
    store.showList(query);
    await flushPromises();
  }
  const mutations = await store.mutations();
  api.list.mockClear();
  return { ...fixture, apiMutations: fixture.mutations, mutations };
}

const seats = { assigned: 12, allowExcess: true, etag: '"1"' };
const cases: Record<string, (mutations: OrganizationMutations) => Promise<unknown>> = {
  'a status change': (mutations) => mutations.changeStatus('deactivate', 'a', '"1"'),
  'an edit': (mutations) => mutations.update('a', { name: 'Renamed' }, '"1"'),
  'a seat assignment': (mutations) => mutations.assignSeats('a', 'full', seats),
  'a creation': (mutations) =>
    mutations.create({ name: 'Wren' } as CreateOrganizationPayload, 'key'),
};

it.each(Object.entries(cases))(
  '%s makes every view stale: each shows its cached rows at once and is refetched in the background',
  async (_, mutate) => {
    const { api, store, mutations } = await loadedViews();
    await mutate(mutations);
    await flushPromises();
    expect(store.overview.isFresh).toBe(false);
    for (const query of [active, inactive, defaultListParams]) {
      api.list.mockResolvedValueOnce(pageOf('b'));
      store.showList(query);
      expect([store.list.status, store.list.data?.rows.length]).toEqual(['success', 2]);
      await flushPromises();
      expect(api.list).toHaveBeenLastCalledWith(query, expect.any(AbortSignal), 'low');
      expect(store.list.data?.rows.map(({ id }) => id)).toEqual(['b']);
    }
    expect(api.list).toHaveBeenCalledTimes(3);
    store.showList(active);
    expect(api.list).toHaveBeenCalledTimes(3);
  },
);

it('a response to a request sent before a mutation leaves its view stale', async () => {
  const { api, store, mutations } = await loadedViews();
  const earlyResponse = deferred<OrganizationsPage>();
  api.list.mockReturnValueOnce(earlyResponse.promise);
  store.refetchList(active);
  await mutations.changeStatus('deactivate', 'a', '"1"');
  earlyResponse.resolve(pageOf('a', 'b'));
  await flushPromises();
  store.showList(inactive);
  await flushPromises();
  api.list.mockClear();
  store.showList(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['success', 1]);
  await flushPromises();
});

it.each([
  ['no response', new ApiError({ reason: 'unreachable' })],
  ['a timeout', new ApiError({ reason: 'timeout' })],
  ['a response that violates the contract', new ApiError({ reason: 'malformed' })],
  ['a server error', new ApiError({ reason: 'status', status: 502 })],
])('%s to a mutation makes views stale: it may have been applied', async (_, error) => {
  const { api, apiMutations, store, mutations } = await loadedViews();
  apiMutations.deactivate.mockRejectedValueOnce(error);
  await expect(mutations.changeStatus('deactivate', 'a', '"1"')).rejects.toBe(error);
  store.showList(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['success', 1]);
  await flushPromises();
});

it('no response to a creation makes views stale', async () => {
  const { api, apiMutations, store, mutations } = await loadedViews();
  apiMutations.create.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(cases['a creation']?.(mutations)).rejects.toThrow('timeout');
  store.showList(active);
  expect([store.list.status, api.list.mock.calls.length]).toEqual(['success', 1]);
  await flushPromises();
});

it('a mutation rejected by the server leaves views fresh', async () => {
  const { api, apiMutations, store, mutations } = await loadedViews();
  const error = new ApiError({ reason: 'status', status: 422 });
  apiMutations.update.mockRejectedValueOnce(error);
  await expect(cases['an edit']?.(mutations)).rejects.toBe(error);
  store.showList(active);
  expect(api.list).not.toHaveBeenCalled();
  expect(store.profile('a').organization.isFresh).toBe(true);
});

describe('OrganizationsStore: response with a change made elsewhere', () => {
  const changed = { status: 'inactive' };

  it('makes every view and the overview stale after a profile response', async () => {
    const { api, store } = await loadedViews();
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a', changed), etag: '"2"' });
    store.profile('a').fetchOrganization(true);
    await flushPromises();
    expect(store.overview.isFresh).toBe(false);
    for (const query of [active, inactive]) {
      store.showList(query);
      expect(store.list.status).toBe('success');
      await flushPromises();
    }
    expect(api.list).toHaveBeenCalledTimes(2);
  });

  it('makes the other views and the overview stale after a list response', async () => {
    const { api, store } = await loadedViews();
    api.list.mockResolvedValue({ ...pageOf('b'), rows: [buildSummary('b', changed)] });
    store.showList(inactive);
    store.refetchList(inactive);
    await flushPromises();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([true, false]);
    store.showList(active);
    await flushPromises();
    store.showList(inactive);
    await flushPromises();
    expect(api.list.mock.calls.map(([{ status }]) => status)).toEqual(['inactive', 'active']);
  });

  it('makes the views stale after an overview response', async () => {
    const { api, store } = await loadedViews();
    api.list.mockResolvedValueOnce({ ...pageOf('b'), rows: [buildSummary('b', changed)] });
    store.fetchOverview(true);
    await flushPromises();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([false, true]);
    api.list.mockClear();
    store.showList(active);
    expect([store.list.status, api.list.mock.calls.length]).toEqual(['success', 1]);
    await flushPromises();
  });

  it('leaves views fresh if no filter or sort order is affected', async () => {
    const { api, store } = await loadedViews();
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { address: '2 Road', usedSeats: 5 }),
      etag: '"2"',
    });
    store.profile('a').fetchOrganization(true);
    await flushPromises();
    expect([store.list.isFresh, store.overview.isFresh]).toEqual([true, true]);
  });
});

it('no response to a mutation makes the profile stale', async () => {
  const { apiMutations, store, mutations } = await loadedViews();
  apiMutations.assignSeats.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(mutations.assignSeats('a', 'full', seats)).rejects.toThrow('timeout');
  const { organization, subscriptions, dailySeats } = store.profile('a');
  expect([organization, subscriptions, dailySeats].map(({ isFresh }) => isFresh)).toEqual([
    false,
    false,
    false,
  ]);
});
