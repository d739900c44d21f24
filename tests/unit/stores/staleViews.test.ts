import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import type { Query } from '~/stores/Query';
import { deferred } from './deferred';
import { loadProfile } from './loadProfile';
import { mutate, mutationNames } from './mutations/mutate';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
  pageOf,
} from './organizationFixtures';

const active = { ...defaultListParams, status: 'active' } as const;
const inactive = { ...defaultListParams, status: 'inactive' } as const;

const staleness = (queries: readonly Query<unknown>[]) => queries.map(({ isStale }) => isStale);

/** Three loaded views, a summary and one profile. */
async function loadedViews() {
  const fixture = organizationsFixture();
  const { api, store } = fixture;
  api.listSubscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"1"' });
  const views = [active, inactive, defaultListParams].map((params) => store.view(params));
  await Promise.all([...views, store.summary].map((query) => query.ensure()));
  await loadProfile(store.profile('a'));
  api.listOrganizations.mockClear();
  return { ...fixture, views };
}

it.each(mutationNames)(
  '%s makes every view stale: each shows its cached rows at once and is refetched in the background',
  async (name) => {
    const { api, store, stores, views } = await loadedViews();
    await mutate(name, stores);
    expect(store.summary.isStale).toBe(true);
    for (const view of views) {
      api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('b')));
      const request = view.ensure();
      expect([view.status, view.data?.rows.length]).toEqual(['success', 2]);
      await request;
      expect(api.listOrganizations).toHaveBeenLastCalledWith(
        view.data?.params,
        expect.any(AbortSignal),
        'low',
      );
      expect(view.data?.rows.map(({ id }) => id)).toEqual(['b']);
    }
    expect(api.listOrganizations).toHaveBeenCalledTimes(3);
    expect(views.map(({ isStale }) => isStale)).toEqual([false, false, false]);
  },
);

it('a response to a request sent before a mutation leaves its view stale', async () => {
  const { api, store, stores } = await loadedViews();
  const earlyResponse = deferred<OrganizationsPage>();
  api.listOrganizations.mockReturnValueOnce(earlyResponse.promise);
  const request = store.view(active).refetch();
  await mutate('deactivateOrganization', stores);
  earlyResponse.resolve(pageOf(buildSummary('a'), buildSummary('b')));
  await request;
  expect([store.view(active).status, store.view(active).isStale]).toEqual(['success', true]);
});

it.each([
  ['no response', new ApiError({ reason: 'unreachable' })],
  ['a timeout', new ApiError({ reason: 'timeout' })],
  ['a response that violates the contract', new ApiError({ reason: 'malformed' })],
  ['a server error', new ApiError({ reason: 'status', status: 502 })],
])('%s to a mutation makes views and profile stale: it may have been applied', async (_, error) => {
  for (const name of mutationNames) {
    const { mutations, store, stores } = await loadedViews();
    mutations[name].mockRejectedValueOnce(error);
    await expect(mutate(name, stores)).rejects.toBe(error);
    expect([store.view(active).status, store.view(active).isStale]).toEqual(['success', true]);
    if (name !== 'createOrganization')
      expect(staleness(store.profile('a').queries(30)), name).toEqual([true, true, true]);
  }
});

it('a mutation rejected by the server leaves views and profile fresh', async () => {
  const { mutations, store, stores, views } = await loadedViews();
  const error = new ApiError({ reason: 'status', status: 422 });
  mutations.updateOrganization.mockRejectedValueOnce(error);
  await expect(mutate('updateOrganization', stores)).rejects.toBe(error);
  const queries = [...views, ...store.profile('a').queries(30)];
  expect(staleness(queries)).not.toContain(true);
});

describe('OrganizationsStore: response with a change made elsewhere', () => {
  const changed = { status: 'inactive' };

  it('makes every view and the summary stale after a profile response', async () => {
    const { api, store, views } = await loadedViews();
    api.readOrganization.mockResolvedValueOnce({
      organization: buildOrganization('a', changed),
      etag: '"2"',
    });
    await store.profile('a').organization.refetch({ background: true });
    expect(staleness([...views, store.summary])).toEqual([true, true, true, true]);
  });

  it('makes the other views and the summary stale after a list response', async () => {
    const { api, store, views } = await loadedViews();
    api.listOrganizations.mockResolvedValue(pageOf(buildSummary('b', changed)));
    await store.view(inactive).refetch();
    expect(staleness([...views, store.summary])).toEqual([true, false, true, true]);
  });

  it('leaves views fresh if no filter or sort order is affected', async () => {
    const { api, store, views } = await loadedViews();
    api.readOrganization.mockResolvedValueOnce({
      organization: buildOrganization('a', { address: '2 Road' }),
      etag: '"2"',
    });
    await store.profile('a').organization.refetch({ background: true });
    expect(staleness([...views, store.summary])).toEqual([false, false, false, false]);
  });
});
