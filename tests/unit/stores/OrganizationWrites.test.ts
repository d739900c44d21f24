import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { OrganizationsPage, VersionedOrganization } from '../../../src/api/organizations';
import { defaultQuery } from '../../../src/domain/organizationList';
import type { OrganizationCreation } from '../../../src/domain/organizationValues';
import { deferred, settled } from './deferred';
import { details, organizationsWorld, subscription, summary } from './organizations';

const conflict = () => new ApiError({ reason: 'status', status: 412, code: 'conflict' });
const seats = (assigned: number, etag: string | undefined = '"1"') => ({
  assigned,
  allowExcess: false,
  etag,
});

async function opened() {
  const world = organizationsWorld();
  world.api.subscriptions.mockResolvedValue({
    rows: [subscription('full'), subscription('light')],
    etag: '"1"',
  });
  world.store.show(defaultQuery);
  const profile = world.store.profile('a');
  profile.open(30);
  await settled();
  return { ...world, profile };
}

describe('a change of status', () => {
  it('sends the version that was seen, and puts the answer over the one copy: the row keeps its place', async () => {
    const { api, writes, store, profile } = await opened();
    const row = store.list.data?.rows[0];
    const statuses: unknown[] = [];
    autorun(() => statuses.push(row?.status));
    await (await store.writes()).changeStatus('deactivate', 'a', profile.etag);
    expect(writes.deactivate).toHaveBeenCalledExactlyOnceWith('a', '"1"');
    expect(statuses).toEqual(['active', 'inactive']);
    expect(profile.current).toBe(row);
    expect(store.list.data?.rows.map(({ id }) => id)).toEqual(['a', 'b']);
    expect([profile.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect(api.list).toHaveBeenCalledTimes(1);
  });

  it('leaves everything alone when it fails', async () => {
    const { api, writes, store, profile } = await opened();
    writes.deactivate.mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
    await expect(
      (await store.writes()).changeStatus('deactivate', 'a', profile.etag),
    ).rejects.toMatchObject({ failure: { reason: 'unreachable' } });
    expect([profile.current?.status, profile.etag, api.read.mock.calls.length]).toEqual([
      'active',
      '"1"',
      1,
    ]);
  });

  it('is not undone by a list or a profile that was asked for before it', async () => {
    const { api, store, profile } = await opened();
    const lateList = deferred<OrganizationsPage>();
    const lateRead = deferred<VersionedOrganization>();
    api.list.mockReturnValueOnce(lateList.promise);
    api.read.mockReturnValueOnce(lateRead.promise);
    store.reload(defaultQuery);
    profile.loadOrganization(true);
    await (await store.writes()).changeStatus('deactivate', 'a', profile.etag);
    lateList.resolve({
      rows: [summary('a'), summary('b', { name: 'Newer b' })],
      page: 1,
      total: 2,
      totalPages: 1,
    });
    lateRead.resolve({ organization: details('a'), etag: '"1"' });
    await settled();
    expect([profile.current?.status, profile.etag]).toEqual(['inactive', '"2"']);
    expect(store.list.data?.rows.map(({ name, status }) => [name, status])).toEqual([
      ['Name a', 'inactive'],
      ['Newer b', 'active'],
    ]);
    store.reload(defaultQuery);
    await settled();
    expect(store.list.data?.rows[0]?.status).toBe('active');
  });
});

describe('an assignment of seats', () => {
  it('updates the subscription and the sums at once, then the rest quietly', async () => {
    const { api, writes, store, profile } = await opened();
    api.read.mockReturnValueOnce(deferred<never>().promise);
    await (await store.writes()).assignSeats('a', 'full', seats(7));
    expect(writes.assignSeats).toHaveBeenCalledExactlyOnceWith('a', 'full', seats(7));
    expect(profile.subscriptions.data?.rows.map(({ usedSeats }) => usedSeats)).toEqual([7, 4]);
    expect(profile.current).toMatchObject({ totalSeats: 20, usedSeats: 11, availableSeats: 9 });
    expect([profile.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect([
      api.read.mock.calls.length,
      api.dailySeats.mock.calls.length,
      profile.organization.status,
      profile.dailySeats.status,
    ]).toEqual([2, 2, 'ready', 'ready']);
  });

  it('asks for the subscriptions again when someone else wrote in between', async () => {
    const { api, store, profile } = await opened();
    api.read.mockResolvedValueOnce({ organization: details('a'), etag: '"3"' });
    api.subscriptions.mockResolvedValueOnce({
      rows: [subscription('full', { usedSeats: 1 })],
      etag: '"3"',
    });
    await (await store.writes()).assignSeats('a', 'full', seats(7));
    await settled();
    expect([
      api.subscriptions.mock.calls.length,
      profile.etag,
      profile.subscriptions.data?.etag,
    ]).toEqual([2, '"3"', '"3"']);
  });

  it('of one server without versions asks for nothing in circles', async () => {
    const { api, writes, store } = await opened();
    writes.assignSeats.mockResolvedValueOnce({
      subscription: subscription('full'),
      etag: undefined,
    });
    api.read.mockResolvedValueOnce({ organization: details('a'), etag: undefined });
    await (await store.writes()).assignSeats('a', 'full', seats(7));
    await settled();
    expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('an edit', () => {
  it('names the version that was seen, and puts the answer over the one copy', async () => {
    const { writes, store, profile } = await opened();
    const row = store.list.data?.rows[0];
    await (await store.writes()).update('a', { name: 'Renamed' }, profile.etag);
    expect(writes.update).toHaveBeenCalledExactlyOnceWith('a', { name: 'Renamed' }, '"1"');
    expect([row?.name, profile.etag, profile.subscriptions.data?.etag]).toEqual([
      'Renamed',
      '"2"',
      '"2"',
    ]);
  });

  it('lets every view of the list be asked for again, quietly', async () => {
    const { api, store, profile } = await opened();
    await (await store.writes()).update('a', { name: 'Renamed' }, profile.etag);
    store.show(defaultQuery);
    expect([api.list.mock.calls.length, store.list.status]).toEqual([2, 'ready']);
    await settled();
  });

  it('of an older version brings theirs, and changes nothing', async () => {
    const { api, writes, store, profile } = await opened();
    writes.update.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({ organization: details('a', { name: 'Theirs' }), etag: '"9"' });
    await expect(
      (await store.writes()).update('a', { name: 'Mine' }, profile.etag),
    ).rejects.toMatchObject({ failure: { status: 412 } });
    expect([profile.current?.name, profile.etag]).toEqual(['Theirs', '"9"']);
  });
});

describe('a create', () => {
  const creation = { name: 'Wren' } as OrganizationCreation;

  it('gives the id, its profile known already, and outdates the list', async () => {
    const { api, writes, store } = await opened();
    await expect((await store.writes()).create(creation, 'key')).resolves.toBe('new');
    expect(writes.create).toHaveBeenCalledExactlyOnceWith(creation, 'key');
    expect([store.profile('new').current?.name, store.profile('new').etag]).toEqual([
      'Wren',
      '"1"',
    ]);
    store.show(defaultQuery);
    expect(api.list).toHaveBeenCalledTimes(2);
    await settled();
  });

  it('that is answered after the session is nobody’s', async () => {
    const { writes, store } = await opened();
    const late = deferred<VersionedOrganization>();
    writes.create.mockReturnValueOnce(late.promise);
    const created = (await store.writes()).create(creation, 'key');
    store.clear();
    late.resolve({ organization: details('new'), etag: '"1"' });
    await expect(created).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.profile('new').current).toBeUndefined();
  });
});
