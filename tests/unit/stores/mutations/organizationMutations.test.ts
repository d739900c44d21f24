import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { OrganizationsPage, VersionedOrganization } from '~/api/organizations';
import { deferred, flushPromises } from '../deferred';
import {
  buildOrganization,
  buildSubscription,
  buildSummary,
  loadedProfile,
  pageOf,
} from '../organizationFixtures';
import { loadProfile } from '../loadProfile';
import { mutate, mutationInputs, mutationNames } from './mutate';

describe.each(mutationNames)('%s', (name) => {
  it('sends once what the user entered and the ETag that they saw', async () => {
    const { mutations, stores } = await loadedProfile();
    await mutate(name, stores);
    const [, values] = mutationInputs.updateOrganization;
    const sent: Partial<Record<typeof name, readonly unknown[]>> = {
      createOrganization: mutationInputs.createOrganization,
      updateOrganization: ['a', { name: 'Renamed' }, '"1"', values],
    };
    expect(mutations[name]).toHaveBeenCalledExactlyOnceWith(
      ...(sent[name] ?? ['a', ...mutationInputs[name]]),
    );
  });

  it('drops a response that arrives after the session has ended', async () => {
    const { mutations, store, stores } = await loadedProfile();
    const late = deferred<never>();
    mutations[name].mockReturnValueOnce(late.promise);
    const mutation = mutate(name, stores);
    store.clear();
    late.resolve({
      organization: buildOrganization('a'),
      subscription: buildSubscription('full'),
      etag: '"2"',
    } as never);
    await expect(mutation).rejects.toMatchObject({ name: 'AbortError' });
    const { current, subscriptions } = store.profile('a');
    expect([current, subscriptions.data]).toEqual([undefined, undefined]);
  });
});

describe('a mutation of an organization', () => {
  it('updates the row in place with the response', async () => {
    const { api, stores, view, profile } = await loadedProfile();
    const row = view.data?.rows[0];
    const statuses: unknown[] = [];
    autorun(() => statuses.push(row?.status));
    await mutate('deactivateOrganization', stores);
    expect(statuses).toEqual(['active', 'inactive']);
    expect(profile.current).toBe(row);
    expect(view.data?.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([profile.version?.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect(api.listOrganizations).toHaveBeenCalledTimes(1);
  });

  it('changes nothing when it fails', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.deactivateOrganization.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(mutate('deactivateOrganization', stores)).rejects.toMatchObject({
      failure: { reason: 'unreachable' },
    });
    expect([profile.current?.status, profile.version?.etag]).toEqual(['active', '"1"']);
    expect(api.readOrganization).toHaveBeenCalledTimes(1);
  });

  it('ignores late responses to a list or profile request sent before it', async () => {
    const { api, stores, view, profile } = await loadedProfile();
    const lateList = deferred<OrganizationsPage>();
    const lateRead = deferred<VersionedOrganization>();
    api.listOrganizations.mockReturnValueOnce(lateList.promise);
    api.readOrganization.mockReturnValueOnce(lateRead.promise);
    void view.refetch();
    void profile.organization.refetch({ background: true });
    await mutate('deactivateOrganization', stores);
    lateList.resolve(pageOf(buildSummary('a'), buildSummary('b', { name: 'Newer b' })));
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

  it('createOrganization returns the id and fills the profile', async () => {
    const { stores, store } = await loadedProfile();
    await expect(mutate('createOrganization', stores)).resolves.toBe('new');
    const { current, version } = store.profile('new');
    expect([current?.name, version?.etag]).toEqual(['Wren', '"1"']);
  });
});

describe('a mutation of a subscription', () => {
  it.each([
    [
      'assignSeats',
      'full',
      { used_seats: 7 },
      { total_seats: 20, used_seats: 11, available_seats: 9 },
    ],
    [
      'changeTotalSeats',
      'full',
      { total_seats: 60, available_seats: 56 },
      { total_seats: 70, used_seats: 8, available_seats: 62 },
    ],
    [
      'addSubscription',
      'guest',
      { total_seats: 5, used_seats: 0 },
      { total_seats: 25, used_seats: 8, available_seats: 17 },
    ],
  ] as const)(
    '%s updates its row and the totals at once, and makes the rest stale',
    async (name, id, figures, totals) => {
      const { api, stores, view, profile } = await loadedProfile();
      await mutate(name, stores);
      const { rows = [], etag } = profile.subscriptions.data ?? {};
      expect(rows.find((row) => row.id === id)).toMatchObject(figures);
      expect(rows.find((row) => row.id === 'light')).toEqual(buildSubscription('light'));
      expect(view.data?.rows[0]).toMatchObject({ ...totals, etag: '"2"' });
      expect(profile.version).toMatchObject({ organization: totals, etag: '"2"' });
      expect(etag).toBe('"2"');
      expect(profile.queries(30).map(({ isStale }) => isStale)).toEqual([true, false, true]);
      expect(api.readOrganization).toHaveBeenCalledTimes(1);
    },
  );

  it('adds no second row when the server replays the response to the same key', async () => {
    const { stores, profile } = await loadedProfile();
    await mutate('addSubscription', stores);
    await mutate('addSubscription', stores);
    expect(profile.subscriptions.data?.rows).toHaveLength(3);
    expect(profile.current?.total_seats).toBe(25);
  });

  it('refetches the subscriptions after a mutation if someone else made a change in the meantime', async () => {
    const { api, stores, profile } = await loadedProfile();
    api.readOrganization.mockResolvedValueOnce({
      organization: buildOrganization('a'),
      etag: '"3"',
    });
    api.listSubscriptions.mockResolvedValueOnce({ rows: [], etag: '"3"' });
    await mutate('assignSeats', stores);
    await loadProfile(profile);
    await flushPromises();
    expect(api.listSubscriptions).toHaveBeenCalledTimes(2);
    expect([profile.version?.etag, profile.subscriptions.data?.etag]).toEqual(['"3"', '"3"']);
  });

  it('does not refetch in a loop after a mutation if the server sends no ETags', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.assignSeats.mockResolvedValueOnce({
      subscription: buildSubscription('full'),
      etag: undefined,
    });
    api.readOrganization.mockResolvedValueOnce({
      organization: buildOrganization('a'),
      etag: undefined,
    });
    await mutate('assignSeats', stores);
    await loadProfile(profile);
    await flushPromises();
    expect([
      api.readOrganization.mock.calls.length,
      api.listSubscriptions.mock.calls.length,
    ]).toEqual([2, 1]);
  });
});
