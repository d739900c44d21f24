import { describe, expect, it } from 'vitest';
import { ApiError, toFailure } from '~/api/ApiError';
import { mayHaveBeenApplied } from '~/lib/Failure';
import { deferred, flushPromises } from '../deferred';
import {
  buildEntry,
  buildOrganization,
  organizationsFixture,
  buildSubscription,
  buildSummary,
  conflict,
  loadedProfile,
  pageOf,
} from '../organizationFixtures';
import { loadProfile } from '../loadProfile';
import { mutate, mutationNames } from './mutate';

describe.each(mutationNames.filter((name) => name !== 'createOrganization'))(
  '%s on a version conflict',
  (name) => {
    it('refetches the organization and its subscriptions before rejecting, and changes nothing', async () => {
      const { api, mutations, stores, profile } = await loadedProfile();
      mutations[name].mockRejectedValueOnce(conflict());
      api.readOrganization.mockResolvedValueOnce({
        organization: buildOrganization('a', { status: 'suspended', name: 'Theirs' }),
        etag: '"9"',
      });
      const theirs = { rows: [buildSubscription('full', { used_seats: 9 })], etag: '"9"' };
      api.listSubscriptions.mockResolvedValueOnce(theirs);
      await expect(mutate(name, stores)).rejects.toMatchObject({ failure: { status: 412 } });
      expect(profile.current).toMatchObject({ name: 'Theirs', status: 'suspended' });
      expect(profile.subscriptions.data).toEqual(theirs);
      expect(profile.version?.etag).toBe('"9"');
      expect(profile.dailySeats(30).isStale).toBe(true);
    });

    it.each([
      ['the user', 'me', true],
      ['someone else', 'other', false],
    ])('says that %s has made the newest change, notes aside', async (_, id, isOwnChange) => {
      const { api, activityApi, mutations, stores } = await loadedProfile();
      mutations[name].mockRejectedValueOnce(conflict());
      const organization = buildOrganization('a', { status: 'suspended' });
      api.readOrganization.mockResolvedValueOnce({ organization, etag: '"9"' });
      api.listSubscriptions.mockResolvedValueOnce({ rows: [], etag: '"9"' });
      const change = buildEntry({ actor: { id, name: 'Name' }, action: 'organization_updated' });
      activityApi.listOrganizationActivity.mockResolvedValueOnce({
        entries: [buildEntry({ actor: { id: 'third', name: 'Third' } }), change],
        next: null,
      });
      await expect(mutate(name, stores)).rejects.toMatchObject({ failure: { isOwnChange } });
    });

    it('rejects with the error of the refetch if that fails', async () => {
      const { api, mutations, stores, profile } = await loadedProfile();
      mutations[name].mockRejectedValueOnce(conflict());
      api.readOrganization.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
      const failure = await mutate(name, stores).then(() => expect.fail('no error'), toFailure);
      expect(failure.reason).toBe('timeout');
      expect(mayHaveBeenApplied(failure)).toBe(false);
      expect([profile.version?.etag, profile.current?.status]).toEqual(['"1"', 'active']);
    });
  },
);

describe.each([
  ['changeTotalSeats', 'seats_in_use'],
  ['assignSeats', 'seats_exceeded'],
] as const)('%s rejected with %s', (name, code) => {
  const error = new ApiError({ reason: 'status', status: 409, code });

  it('refetches the subscriptions, whose seats differ from what the user saw', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations[name].mockRejectedValueOnce(error);
    const current = { rows: [buildSubscription('full', { total_seats: 15 })], etag: '"1"' };
    api.listSubscriptions.mockResolvedValueOnce(current);
    await expect(mutate(name, stores)).rejects.toBe(error);
    expect(profile.subscriptions.data).toEqual(current);
    expect(api.readOrganization).toHaveBeenCalledTimes(1);
  });

  it('keeps the error and the cached subscriptions when the refetch fails', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations[name].mockRejectedValueOnce(error);
    api.listSubscriptions.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(mutate(name, stores)).rejects.toBe(error);
    expect(profile.subscriptions).toMatchObject({
      status: 'success',
      data: { rows: [{ total_seats: 10 }, { total_seats: 10 }], etag: '"1"' },
    });
  });

  it('refetches nothing when the session has ended', async () => {
    const { api, mutations, store, stores } = await loadedProfile();
    const response = deferred<never>();
    mutations[name].mockReturnValueOnce(response.promise);
    const mutation = mutate(name, stores);
    store.clear();
    response.reject(error);
    await expect(mutation).rejects.toBe(error);
    expect(api.listSubscriptions).toHaveBeenCalledTimes(1);
  });
});

it('ProfileQueries.version keeps the figures that its ETag names when the list shows newer ones', async () => {
  const { api, view, profile } = await loadedProfile();
  const newer = { status: 'inactive', total_seats: 12 };
  api.listOrganizations.mockResolvedValueOnce(pageOf(buildSummary('a', newer)));
  await view.refetch();
  expect(profile.current).toMatchObject(newer);
  expect(profile.version).toMatchObject({
    organization: { status: 'active', total_seats: 10 },
    etag: '"1"',
  });
});

it('ProfileQueries refetches the organization once if its ETag differs from the subscriptions’', async () => {
  const { api, store } = organizationsFixture();
  api.listSubscriptions.mockResolvedValue({ rows: [buildSubscription('full')], etag: '"7"' });
  await loadProfile(store.profile('a'));
  await flushPromises();
  expect([api.readOrganization.mock.calls.length, api.listSubscriptions.mock.calls.length]).toEqual(
    [2, 1],
  );
});

it('ProfileQueries does not refetch in a loop when the ETags of a server never agree', async () => {
  const { api, store } = organizationsFixture();
  let version = 0;
  api.readOrganization.mockImplementation((id) =>
    Promise.resolve({ organization: buildOrganization(id), etag: `"${(version += 1)}"` }),
  );
  api.listSubscriptions.mockImplementation(() =>
    Promise.resolve({ rows: [], etag: `"${(version += 1)}"` }),
  );
  await loadProfile(store.profile('a'));
  await flushPromises();
  expect(api.readOrganization.mock.calls.length + api.listSubscriptions.mock.calls.length).toBe(3);
});
