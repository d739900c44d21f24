import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage, VersionedOrganization } from '~/api/organizations';
import { defaultListParams } from '~/domain/organizationList';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import { deferred, flushPromises } from './deferred';
import {
  buildOrganization,
  buildSubscription,
  buildSummary,
  conflict,
  loadedProfile,
  seats,
} from './organizationFixtures';

describe('OrganizationMutations.changeStatus', () => {
  it('sends the ETag the user saw, and updates the row in place with the response', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    const row = store.list.data?.rows[0];
    const statuses: unknown[] = [];
    autorun(() => statuses.push(row?.status));
    await (await store.mutations()).changeStatus('deactivate', 'a', profile.etag);
    expect(mutations.deactivate).toHaveBeenCalledExactlyOnceWith('a', '"1"');
    expect(statuses).toEqual(['active', 'inactive']);
    expect(profile.current).toBe(row);
    expect(store.list.data?.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([profile.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect(api.list).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when it fails', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    mutations.deactivate.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(
      (await store.mutations()).changeStatus('deactivate', 'a', profile.etag),
    ).rejects.toMatchObject({ failure: { reason: 'unreachable' } });
    expect([profile.current?.status, profile.etag, api.read.mock.calls.length]).toEqual([
      'active',
      '"1"',
      1,
    ]);
  });

  it('ignores late responses to a list or profile request sent before the mutation', async () => {
    const { api, store, profile } = await loadedProfile();
    const lateList = deferred<OrganizationsPage>();
    const lateRead = deferred<VersionedOrganization>();
    api.list.mockReturnValueOnce(lateList.promise);
    api.read.mockReturnValueOnce(lateRead.promise);
    store.refetchList(defaultListParams);
    profile.fetchOrganization(true);
    await (await store.mutations()).changeStatus('deactivate', 'a', profile.etag);
    lateList.resolve({
      rows: [buildSummary('a'), buildSummary('b', { name: 'Newer b' })],
      page: 1,
      total: 2,
      totalPages: 1,
    });
    lateRead.resolve({ organization: buildOrganization('a'), etag: '"1"' });
    await flushPromises();
    expect([profile.current?.status, profile.etag]).toEqual(['inactive', '"2"']);
    expect(store.list.data?.rows.map(({ name, status }) => [name, status])).toEqual([
      ['Name a', 'inactive'],
      ['Newer b', 'active'],
    ]);
    store.refetchList(defaultListParams);
    await flushPromises();
    expect(store.list.data?.rows[0]?.status).toBe('active');
  });
});

describe('OrganizationMutations.assignSeats', () => {
  it('updates the subscription and the totals at once, and refetches the rest in the background', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    api.read.mockReturnValueOnce(deferred<never>().promise);
    await (await store.mutations()).assignSeats('a', 'full', seats(7));
    expect(mutations.assignSeats).toHaveBeenCalledExactlyOnceWith('a', 'full', seats(7));
    expect(profile.subscriptions.data?.rows.map(({ usedSeats }) => usedSeats)).toEqual([7, 4]);
    expect(profile.current).toMatchObject({ totalSeats: 20, usedSeats: 11, availableSeats: 9 });
    expect([profile.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect([
      api.read.mock.calls.length,
      api.dailySeats.mock.calls.length,
      profile.organization.status,
      profile.dailySeats.status,
    ]).toEqual([2, 2, 'success', 'success']);
  });

  it('refetches the subscriptions when someone else changed the organization in the meantime', async () => {
    const { api, store, profile } = await loadedProfile();
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: '"3"' });
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { usedSeats: 1 })],
      etag: '"3"',
    });
    await (await store.mutations()).assignSeats('a', 'full', seats(7));
    await flushPromises();
    expect([
      api.subscriptions.mock.calls.length,
      profile.etag,
      profile.subscriptions.data?.etag,
    ]).toEqual([2, '"3"', '"3"']);
  });

  it('does not refetch in a loop when the server sends no ETags', async () => {
    const { api, mutations, store } = await loadedProfile();
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: buildSubscription('full'),
      etag: undefined,
    });
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: undefined });
    await (await store.mutations()).assignSeats('a', 'full', seats(7));
    await flushPromises();
    expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('OrganizationMutations.update', () => {
  it('sends the ETag the user saw, and upserts the response', async () => {
    const { mutations, store, profile } = await loadedProfile();
    const row = store.list.data?.rows[0];
    await (await store.mutations()).update('a', { name: 'Renamed' }, profile.etag);
    expect(mutations.update).toHaveBeenCalledExactlyOnceWith('a', { name: 'Renamed' }, '"1"');
    expect([row?.name, profile.etag, profile.subscriptions.data?.etag]).toEqual([
      'Renamed',
      '"2"',
      '"2"',
    ]);
  });

  it('refetches the list in the background after a mutation', async () => {
    const { api, store, profile } = await loadedProfile();
    await (await store.mutations()).update('a', { name: 'Renamed' }, profile.etag);
    store.showList(defaultListParams);
    expect([api.list.mock.calls.length, store.list.status]).toEqual([2, 'success']);
    await flushPromises();
  });

  it('loads the other user’s version on a conflict, and changes nothing', async () => {
    const { api, mutations, store, profile } = await loadedProfile();
    mutations.update.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { name: 'Theirs' }),
      etag: '"9"',
    });
    await expect(
      (await store.mutations()).update('a', { name: 'Mine' }, profile.etag),
    ).rejects.toMatchObject({ failure: { status: 412 } });
    expect([profile.current?.name, profile.etag]).toEqual(['Theirs', '"9"']);
  });
});

describe('OrganizationMutations.create', () => {
  const payload = { name: 'Wren' } as CreateOrganizationPayload;

  it('returns the id, fills the profile from the response and invalidates the list', async () => {
    const { api, mutations, store } = await loadedProfile();
    await expect((await store.mutations()).create(payload, 'key')).resolves.toBe('new');
    expect(mutations.create).toHaveBeenCalledExactlyOnceWith(payload, 'key');
    expect([store.profile('new').current?.name, store.profile('new').etag]).toEqual([
      'Wren',
      '"1"',
    ]);
    store.showList(defaultListParams);
    expect(api.list).toHaveBeenCalledTimes(2);
    await flushPromises();
  });

  it('drops a response that arrives after the session has ended', async () => {
    const { mutations, store } = await loadedProfile();
    const late = deferred<VersionedOrganization>();
    mutations.create.mockReturnValueOnce(late.promise);
    const created = (await store.mutations()).create(payload, 'key');
    store.clear();
    late.resolve({ organization: buildOrganization('new'), etag: '"1"' });
    await expect(created).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.profile('new').current).toBeUndefined();
  });
});
