import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { VersionedSubscription } from '../../../src/api/organizationWrites';
import { defaultQuery } from '../../../src/domain/organizationList';
import { deferred, settled } from './deferred';
import { details, organizationsWorld, subscription } from './organizations';

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

describe('a version that is no longer', () => {
  it('loads the organization and its subscriptions before it fails, and nothing is changed', async () => {
    const { api, writes, store, profile } = await opened();
    writes.assignSeats.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({
      organization: details('a', { status: 'inactive', name: 'Theirs' }),
      etag: '"9"',
    });
    api.subscriptions.mockResolvedValueOnce({
      rows: [subscription('full', { usedSeats: 9, availableSeats: 1 })],
      etag: '"9"',
    });
    await expect((await store.writes()).assignSeats('a', 'full', seats(7))).rejects.toMatchObject({
      failure: { status: 412 },
    });
    expect(profile.current).toMatchObject({ name: 'Theirs', status: 'inactive' });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ usedSeats: 9 }], etag: '"9"' });
    expect(profile.etag).toBe('"9"');
    await settled();
    expect(api.dailySeats).toHaveBeenCalledTimes(2);
    await (await store.writes()).assignSeats('a', 'full', seats(7, '"9"'));
    expect(writes.assignSeats).toHaveBeenLastCalledWith('a', 'full', seats(7, '"9"'));
  });

  it('fails with what kept it from loading them', async () => {
    const { api, writes, store, profile } = await opened();
    writes.deactivate.mockRejectedValueOnce(conflict());
    api.read.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
    await expect(
      (await store.writes()).changeStatus('deactivate', 'a', profile.etag),
    ).rejects.toMatchObject({ failure: { reason: 'timeout' } });
    expect([profile.etag, profile.current?.status]).toEqual(['"1"', 'active']);
  });
});

it('of whoever signed out in the meantime nothing is kept', async () => {
  const { writes, store } = await opened();
  const late = deferred<VersionedSubscription>();
  writes.assignSeats.mockReturnValueOnce(late.promise);
  const written = (await store.writes()).assignSeats('a', 'full', seats(7));
  store.clear();
  late.resolve({ subscription: subscription('full', { usedSeats: 7 }), etag: '"2"' });
  await expect(written).rejects.toMatchObject({ name: 'AbortError' });
  expect([store.profile('a').current, store.profile('a').subscriptions.data]).toEqual([
    undefined,
    undefined,
  ]);
  // Whoever signs in next writes as ever.
  await (await store.writes()).changeStatus('deactivate', 'a', '"1"');
  expect(store.profile('a').current?.status).toBe('inactive');
});

it('versions that differ bring the other part along, once', async () => {
  const { api, store } = organizationsWorld();
  api.subscriptions.mockResolvedValue({ rows: [subscription('full')], etag: '"7"' });
  store.profile('a').open(30);
  await settled();
  expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([2, 1]);
});
