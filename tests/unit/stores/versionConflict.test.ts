import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { VersionedSubscription } from '~/api/organizationMutations';
import { deferred, flushPromises } from './deferred';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  conflict,
  loadedProfile,
  seats,
} from './organizationFixtures';

describe('OrganizationMutations on a version conflict', () => {
  it('refetches the organization and its subscriptions before rejecting, and changes nothing', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    mutations.assignSeats.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { status: 'inactive', name: 'Theirs' }),
      etag: '"9"',
    });
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { usedSeats: 9, availableSeats: 1 })],
      etag: '"9"',
    });
    await expect(
      (await store.mutations()).assignSeats('a', 'full', seats(7)),
    ).rejects.toMatchObject({
      failure: { status: 412 },
    });
    expect(profile.current).toMatchObject({ name: 'Theirs', status: 'inactive' });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ usedSeats: 9 }], etag: '"9"' });
    expect(profile.etag).toBe('"9"');
    await flushPromises();
    expect(api.dailySeats).toHaveBeenCalledTimes(2);
    await (await store.mutations()).assignSeats('a', 'full', seats(7, '"9"'));
    expect(mutations.assignSeats).toHaveBeenLastCalledWith('a', 'full', seats(7, '"9"'));
  });

  it('rejects with the error of the refetch if that fails', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    mutations.deactivate.mockRejectedValueOnce(conflict());
    api.read.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
    await expect(
      (await store.mutations()).changeStatus('deactivate', 'a', profile.etag),
    ).rejects.toMatchObject({ failure: { reason: 'timeout' } });
    expect([profile.etag, profile.current?.status]).toEqual(['"1"', 'active']);
  });
});

it('OrganizationMutations.assignSeats drops a response that arrives after sign-out', async () => {
  const { mutations, store } = await loadedProfile();
  const late = deferred<VersionedSubscription>();
  mutations.assignSeats.mockReturnValueOnce(late.promise);
  const assigning = (await store.mutations()).assignSeats('a', 'full', seats(7));
  store.clear();
  late.resolve({ subscription: buildSubscription('full', { usedSeats: 7 }), etag: '"2"' });
  await expect(assigning).rejects.toMatchObject({ name: 'AbortError' });
  expect([store.profile('a').current, store.profile('a').subscriptions.data]).toEqual([
    undefined,
    undefined,
  ]);
  // Mutations work as usual for the next user.
  await (await store.mutations()).changeStatus('deactivate', 'a', '"1"');
  expect(store.profile('a').current?.status).toBe('inactive');
});

it('ProfileQueries refetches the organization once if its ETag differs from the subscriptions’', async () => {
  const { api, store } = organizationsFixture();
  api.subscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"7"' });
  store.profile('a').fetchIfStale(30);
  await flushPromises();
  expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
});
