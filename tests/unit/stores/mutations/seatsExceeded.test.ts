import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { deferred, flushPromises } from '../deferred';
import { loadProfile } from '../loadProfile';
import { assignSeats } from '~/stores/mutations/organizationMutations';
import {
  buildOrganization,
  organizationsFixture,
  buildSubscription,
} from '../organizationFixtures';

const exceeded = (totalSeats?: number) =>
  new ApiError({ reason: 'status', status: 409, code: 'seats_exceeded', totalSeats });
const seats = { usedSeats: 20, allowExcess: false, etag: '"1"' };

async function rejected(error: ApiError) {
  const { api, mutations, store, stores } = organizationsFixture();
  api.subscriptions.mockResolvedValueOnce({ rows: [buildSubscription('full')], etag: '"1"' });
  const profile = store.profile('a');
  await loadProfile(profile);
  mutations.assignSeats.mockRejectedValueOnce(error);
  return {
    api,
    profile,
    assign: async () => assignSeats(stores, 'a', 'full', seats),
  };
}

describe('assignSeats beyond the total', () => {
  it('fetches the subscriptions again when the API names no total', async () => {
    const { api, profile, assign } = await rejected(exceeded());
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { totalSeats: 15 })],
      etag: '"2"',
    });
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { totalSeats: 15 }),
      etag: '"2"',
    });
    await expect(assign()).rejects.toMatchObject({ failure: { code: 'seats_exceeded' } });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ totalSeats: 15 }], etag: '"2"' });
    await flushPromises();
    expect([profile.current?.totalSeats, api.subscriptions.mock.calls.length]).toEqual([15, 2]);
  });

  it('fetches nothing when the API names the total', async () => {
    const { api, assign } = await rejected(exceeded(15));
    await expect(assign()).rejects.toMatchObject({ failure: { totalSeats: 15 } });
    expect(api.subscriptions).toHaveBeenCalledTimes(1);
  });

  it('keeps the error and the cached subscriptions when the refetch fails', async () => {
    const { api, profile, assign } = await rejected(exceeded());
    api.subscriptions.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(assign()).rejects.toMatchObject({ failure: { code: 'seats_exceeded' } });
    expect(profile.subscriptions).toMatchObject({
      status: 'success',
      data: { rows: [{ totalSeats: 10 }], etag: '"1"' },
    });
  });

  it('fetches nothing when the session has ended', async () => {
    const { api, store, mutations, stores } = organizationsFixture();
    const response = deferred<never>();
    mutations.assignSeats.mockReturnValueOnce(response.promise);
    const assigning = assignSeats(stores, 'a', 'full', seats);
    store.clear();
    response.reject(exceeded());
    await expect(assigning).rejects.toMatchObject({ failure: { code: 'seats_exceeded' } });
    expect(api.subscriptions).not.toHaveBeenCalled();
  });
});
