import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import {
  createOrganization,
  assignSeats,
  deactivateOrganization,
  addSubscription,
  updateOrganization,
  changeTotalSeats,
} from '~/stores/mutations/organizationMutations';
import type { Query } from '~/stores/Query';
import { deferred } from './deferred';
import { loadProfile } from './loadProfile';
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

/** Three loaded views, a summary and one profile. */
async function loadedViews() {
  const fixture = organizationsFixture();
  const { api, store } = fixture;
  api.subscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"1"' });
  const views = [active, inactive, defaultListParams].map((params) => store.view(params));
  await Promise.all([...views, store.summary].map((query) => query.ensure()));
  await loadProfile(store.profile('a'));
  api.list.mockClear();
  return { ...fixture, apiMutations: fixture.mutations, views };
}

const seats = { usedSeats: 12, allowExcess: true, etag: '"1"' };
type MutationStores = ReturnType<typeof organizationsFixture>['stores'];
const cases: Record<string, (stores: MutationStores) => Promise<unknown>> = {
  'a status change': (stores) => deactivateOrganization(stores, 'a', '"1"'),
  'an edit': (stores) => updateOrganization(stores, 'a', { name: 'Renamed' }, '"1"'),
  'a seat assignment': (stores) => assignSeats(stores, 'a', 'full', seats),
  'an added subscription': (stores) =>
    addSubscription(stores, 'a', { seat_type: 'light', total_seats: 5 }, '"1"', 'key'),
  'a changed total': (stores) => changeTotalSeats(stores, 'a', 'full', 60, '"1"'),
  'a creation': (stores) =>
    createOrganization(stores, { name: 'Wren' } as CreateOrganizationPayload, 'key'),
};

it.each(Object.entries(cases))(
  '%s makes every view stale: each shows its cached rows at once and is refetched in the background',
  async (_, mutate) => {
    const { api, store, stores, views } = await loadedViews();
    await mutate(stores);
    expect(store.summary.isStale).toBe(true);
    for (const view of views) {
      api.list.mockResolvedValueOnce(pageOf('b'));
      const request = view.ensure();
      expect([view.status, view.data?.rows.length]).toEqual(['success', 2]);
      await request;
      expect(api.list).toHaveBeenLastCalledWith(view.data?.params, expect.any(AbortSignal), 'low');
      expect(view.data?.rows.map(({ id }) => id)).toEqual(['b']);
    }
    expect(api.list).toHaveBeenCalledTimes(3);
    expect(views.map(({ isStale }) => isStale)).toEqual([false, false, false]);
  },
);

it('a response to a request sent before a mutation leaves its view stale', async () => {
  const { api, store, stores } = await loadedViews();
  const earlyResponse = deferred<OrganizationsPage>();
  api.list.mockReturnValueOnce(earlyResponse.promise);
  const request = store.view(active).refetch();
  await deactivateOrganization(stores, 'a', '"1"');
  earlyResponse.resolve(pageOf('a', 'b'));
  await request;
  expect([store.view(active).status, store.view(active).isStale]).toEqual(['success', true]);
});

it.each([
  ['no response', new ApiError({ reason: 'unreachable' })],
  ['a timeout', new ApiError({ reason: 'timeout' })],
  ['a response that violates the contract', new ApiError({ reason: 'malformed' })],
  ['a server error', new ApiError({ reason: 'status', status: 502 })],
])('%s to a mutation makes views stale: it may have been applied', async (_, error) => {
  const { apiMutations, store, stores } = await loadedViews();
  apiMutations.deactivateOrganization.mockRejectedValueOnce(error);
  await expect(deactivateOrganization(stores, 'a', '"1"')).rejects.toBe(error);
  expect([store.view(active).status, store.view(active).isStale]).toEqual(['success', true]);
});

it('no response to a creation makes views stale', async () => {
  const { apiMutations, store, stores } = await loadedViews();
  apiMutations.createOrganization.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(cases['a creation']?.(stores)).rejects.toThrow('timeout');
  expect(store.view(active).isStale).toBe(true);
});

it('a mutation rejected by the server leaves views fresh', async () => {
  const { apiMutations, store, stores } = await loadedViews();
  const error = new ApiError({ reason: 'status', status: 422 });
  apiMutations.updateOrganization.mockRejectedValueOnce(error);
  await expect(cases['an edit']?.(stores)).rejects.toBe(error);
  expect([store.view(active).isStale, store.profile('a').organization.isStale]).toEqual([
    false,
    false,
  ]);
});

describe('OrganizationsStore: response with a change made elsewhere', () => {
  const changed = { status: 'inactive' };
  const staleness = (views: readonly Query<unknown>[]) => views.map(({ isStale }) => isStale);

  it('makes every view and the summary stale after a profile response', async () => {
    const { api, store, views } = await loadedViews();
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a', changed), etag: '"2"' });
    await store.profile('a').organization.refetch({ background: true });
    expect(staleness([...views, store.summary])).toEqual([true, true, true, true]);
  });

  it('makes the other views and the summary stale after a list response', async () => {
    const { api, store, views } = await loadedViews();
    api.list.mockResolvedValue({ ...pageOf('b'), rows: [buildSummary('b', changed)] });
    await store.view(inactive).refetch();
    expect(staleness([...views, store.summary])).toEqual([true, false, true, true]);
  });

  it('leaves views fresh if no filter or sort order is affected', async () => {
    const { api, store, views } = await loadedViews();
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { address: '2 Road' }),
      etag: '"2"',
    });
    await store.profile('a').organization.refetch({ background: true });
    expect(staleness([...views, store.summary])).toEqual([false, false, false, false]);
  });
});

it('no response to a mutation makes the profile stale', async () => {
  const { apiMutations, store, stores } = await loadedViews();
  apiMutations.assignSeats.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(assignSeats(stores, 'a', 'full', seats)).rejects.toThrow('timeout');
  const profile = store.profile('a');
  expect(profile.queries(30).map(({ isStale }) => isStale)).toEqual([true, true, true]);
});
