import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { VersionedSubscription } from '~/api/organizationMutations';
import { assignSeats, deactivateOrganization } from '~/stores/mutations/organizationMutations';
import { deferred, flushPromises } from '../deferred';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
  conflict,
  loadedProfile,
  seats,
} from '../organizationFixtures';
import { loadProfile } from '../loadProfile';

describe('mutations on a version conflict', () => {
  it('refetches the organization and its subscriptions before rejecting, and changes nothing', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.assignSeats.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { status: 'inactive', name: 'Theirs' }),
      etag: '"9"',
    });
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { usedSeats: 9, availableSeats: 1 })],
      etag: '"9"',
    });
    await expect(assignSeats(stores, 'a', 'full', seats(7))).rejects.toMatchObject({
      failure: { status: 412 },
    });
    expect(profile.current).toMatchObject({ name: 'Theirs', status: 'inactive' });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ usedSeats: 9 }], etag: '"9"' });
    expect(profile.version?.etag).toBe('"9"');
    expect(profile.dailySeats(30).isStale).toBe(true);
    await assignSeats(stores, 'a', 'full', seats(7, '"9"'));
    expect(mutations.assignSeats).toHaveBeenLastCalledWith('a', 'full', seats(7, '"9"'));
  });

  it('rejects with the error of the refetch if that fails', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.deactivateOrganization.mockRejectedValueOnce(conflict());
    api.read.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
    await expect(deactivateOrganization(stores, 'a', profile.version?.etag)).rejects.toMatchObject({
      failure: { reason: 'timeout' },
    });
    expect([profile.version?.etag, profile.current?.status]).toEqual(['"1"', 'active']);
  });
});

it('assignSeats drops a response that arrives after sign-out', async () => {
  const { mutations, stores, store } = await loadedProfile();
  const late = deferred<VersionedSubscription>();
  mutations.assignSeats.mockReturnValueOnce(late.promise);
  const assigning = assignSeats(stores, 'a', 'full', seats(7));
  store.clear();
  late.resolve({ subscription: buildSubscription('full', { usedSeats: 7 }), etag: '"2"' });
  await expect(assigning).rejects.toMatchObject({ name: 'AbortError' });
  expect([store.profile('a').current, store.profile('a').subscriptions.data]).toEqual([
    undefined,
    undefined,
  ]);
  // Mutations work as usual for the next user.
  await deactivateOrganization(stores, 'a', '"1"');
  expect(store.profile('a').current?.status).toBe('inactive');
});

it('ProfileQueries.version keeps the figures that its ETag names when the list shows newer ones', async () => {
  const { api, view, profile } = await loadedProfile();
  api.list.mockResolvedValueOnce({
    rows: [buildSummary('a', { status: 'inactive', totalSeats: 12 })],
    page: 1,
    total: 1,
    totalPages: 1,
  });
  await view.refetch();
  expect(profile.current).toMatchObject({ status: 'inactive', totalSeats: 12 });
  expect(profile.version).toMatchObject({
    organization: { status: 'active', totalSeats: 10 },
    etag: '"1"',
  });
});

it('ProfileQueries refetches the organization once if its ETag differs from the subscriptions’', async () => {
  const { api, store } = organizationsFixture();
  api.subscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"7"' });
  await loadProfile(store.profile('a'));
  await flushPromises();
  expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
});

it('ProfileQueries does not refetch in a loop when the ETags of a server never agree', async () => {
  const { api, store } = organizationsFixture();
  let version = 0;
  api.read.mockImplementation((id) =>
    Promise.resolve({ organization: buildOrganization(id), etag: `"${(version += 1)}"` }),
  );
  api.subscriptions.mockImplementation(() =>
    Promise.resolve({ rows: [], etag: `"${(version += 1)}"` }),
  );
  await loadProfile(store.profile('a'));
  await flushPromises();
  expect(api.read.mock.calls.length + api.subscriptions.mock.calls.length).toBe(3);
});
