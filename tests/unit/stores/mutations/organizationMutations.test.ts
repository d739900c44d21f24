import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage, VersionedOrganization } from '~/api/organizations';
import type { CreateOrganizationPayload } from '~/domain/organizationValues';
import {
  createOrganization,
  assignSeats,
  deactivateOrganization,
  updateOrganization,
} from '~/stores/mutations/organizationMutations';
import { deferred, flushPromises } from '../deferred';
import {
  buildOrganization,
  buildSubscription,
  buildSummary,
  conflict,
  loadedProfile,
  seats,
} from '../organizationFixtures';
import { loadProfile } from '../loadProfile';

describe('deactivateOrganization', () => {
  it('sends the ETag the user saw, and updates the row in place with the response', async () => {
    const { api, mutations, stores, view, profile } = await loadedProfile();
    const row = view.data?.rows[0];
    const statuses: unknown[] = [];
    autorun(() => statuses.push(row?.status));
    await deactivateOrganization(stores, 'a', profile.version?.etag, 'Churned');
    expect(mutations.deactivateOrganization).toHaveBeenCalledExactlyOnceWith('a', '"1"', 'Churned');
    expect(statuses).toEqual(['active', 'inactive']);
    expect(profile.current).toBe(row);
    expect(view.data?.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([profile.version?.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect(api.list).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when it fails', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.deactivateOrganization.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(deactivateOrganization(stores, 'a', profile.version?.etag)).rejects.toMatchObject({
      failure: { reason: 'unreachable' },
    });
    expect([profile.current?.status, profile.version?.etag, api.read.mock.calls.length]).toEqual([
      'active',
      '"1"',
      1,
    ]);
  });

  it('ignores late responses to a list or profile request sent before the mutation', async () => {
    const { api, stores, view, profile } = await loadedProfile();
    const lateList = deferred<OrganizationsPage>();
    const lateRead = deferred<VersionedOrganization>();
    api.list.mockReturnValueOnce(lateList.promise);
    api.read.mockReturnValueOnce(lateRead.promise);
    void view.refetch();
    void profile.organization.refetch({ background: true });
    await deactivateOrganization(stores, 'a', profile.version?.etag);
    lateList.resolve({
      rows: [buildSummary('a'), buildSummary('b', { name: 'Newer b' })],
      page: 1,
      total: 2,
      totalPages: 1,
    });
    lateRead.resolve({ organization: buildOrganization('a'), etag: '"1"' });
    await flushPromises();
    expect([profile.current?.status, profile.version?.etag]).toEqual(['inactive', '"2"']);
    expect(view.data?.rows.map(({ name, status }) => [name, status])).toEqual([
      ['Name a', 'inactive'],
      ['Newer b', 'active'],
    ]);
    await view.refetch();
    expect(view.data?.rows[0]?.status).toBe('active');
  });
});

describe('assignSeats', () => {
  it('updates the subscription and the totals at once, and invalidates the rest', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    await assignSeats(stores, 'a', 'full', seats(7));
    expect(mutations.assignSeats).toHaveBeenCalledExactlyOnceWith('a', 'full', seats(7));
    expect(profile.subscriptions.data?.rows.map(({ usedSeats }) => usedSeats)).toEqual([7, 4]);
    const totals = { totalSeats: 20, usedSeats: 11, availableSeats: 9 };
    expect(profile.current).toMatchObject(totals);
    expect(profile.version).toMatchObject({ organization: totals, etag: '"2"' });
    expect(profile.subscriptions.data?.etag).toBe('"2"');
    expect(profile.queries(30).map(({ isStale }) => isStale)).toEqual([true, false, true]);
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it('refetches the subscriptions when someone else changed the organization in the meantime', async () => {
    const { api, stores, profile } = await loadedProfile();
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: '"3"' });
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { usedSeats: 1 })],
      etag: '"3"',
    });
    await assignSeats(stores, 'a', 'full', seats(7));
    await loadProfile(profile);
    await flushPromises();
    expect([
      api.subscriptions.mock.calls.length,
      profile.version?.etag,
      profile.subscriptions.data?.etag,
    ]).toEqual([2, '"3"', '"3"']);
  });

  it('does not refetch in a loop when the server sends no ETags', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: buildSubscription('full'),
      etag: undefined,
    });
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: undefined });
    await assignSeats(stores, 'a', 'full', seats(7));
    await loadProfile(profile);
    await flushPromises();
    expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('updateOrganization', () => {
  it('sends the ETag the user saw, and upserts the response', async () => {
    const { mutations, stores, view, profile } = await loadedProfile();
    const row = view.data?.rows[0];
    await updateOrganization(stores, 'a', { name: 'Renamed' }, profile.version?.etag);
    expect(mutations.updateOrganization).toHaveBeenCalledExactlyOnceWith(
      'a',
      { name: 'Renamed' },
      '"1"',
    );
    expect([row?.name, profile.version?.etag, profile.subscriptions.data?.etag]).toEqual([
      'Renamed',
      '"2"',
      '"2"',
    ]);
  });

  it('invalidates the list, which is then refetched in the background', async () => {
    const { api, stores, view, profile } = await loadedProfile();
    await updateOrganization(stores, 'a', { name: 'Renamed' }, profile.version?.etag);
    const request = view.ensure();
    expect([api.list.mock.calls.length, view.status]).toEqual([2, 'success']);
    await request;
  });

  it('loads the other user’s version on a conflict, and changes nothing', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.updateOrganization.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({
      organization: buildOrganization('a', { name: 'Theirs' }),
      etag: '"9"',
    });
    await expect(
      updateOrganization(stores, 'a', { name: 'Mine' }, profile.version?.etag),
    ).rejects.toMatchObject({ failure: { status: 412 } });
    expect([profile.current?.name, profile.version?.etag]).toEqual(['Theirs', '"9"']);
  });
});

describe('createOrganization', () => {
  const payload = { name: 'Wren' } as CreateOrganizationPayload;

  it('returns the id, fills the profile from the response and invalidates the list', async () => {
    const { mutations, stores, store, view } = await loadedProfile();
    await expect(createOrganization(stores, payload, 'key')).resolves.toBe('new');
    expect(mutations.createOrganization).toHaveBeenCalledExactlyOnceWith(payload, 'key');
    expect([store.profile('new').current?.name, store.profile('new').version?.etag]).toEqual([
      'Wren',
      '"1"',
    ]);
    expect(view.isStale).toBe(true);
  });

  it('drops a response that arrives after the session has ended', async () => {
    const { mutations, stores, store } = await loadedProfile();
    const late = deferred<VersionedOrganization>();
    mutations.createOrganization.mockReturnValueOnce(late.promise);
    const created = createOrganization(stores, payload, 'key');
    store.clear();
    late.resolve({ organization: buildOrganization('new'), etag: '"1"' });
    await expect(created).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.profile('new').current).toBeUndefined();
  });
});
