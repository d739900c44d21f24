import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { VersionedSubscription } from '~/api/organizationMutations';
import { addSubscription, changeTotalSeats } from '~/stores/mutations/organizationMutations';
import { deferred, flushPromises } from '../deferred';
import {
  buildOrganization,
  buildSubscription,
  conflict,
  loadedProfile,
} from '../organizationFixtures';

const guest = { seat_type: 'guest', total_seats: 5 };
const seatsInUse = () =>
  new ApiError({ reason: 'status', status: 409, code: 'seats_in_use', usedSeats: 9 });

describe('changeTotalSeats', () => {
  it('sends the ETag the user saw, updates the totals at once and invalidates the rest', async () => {
    const { api, mutations, stores, view, profile } = await loadedProfile();
    await changeTotalSeats(stores, 'a', 'full', 60, '"1"');
    expect(mutations.changeTotalSeats).toHaveBeenCalledExactlyOnceWith('a', 'full', 60, '"1"');
    expect(profile.subscriptions.data).toMatchObject({
      rows: [
        { id: 'full', totalSeats: 60, availableSeats: 56 },
        { id: 'light', totalSeats: 10 },
      ],
      etag: '"2"',
    });
    const totals = { totalSeats: 70, usedSeats: 8, availableSeats: 62 };
    expect(view.data?.rows[0]).toMatchObject({ ...totals, etag: '"2"' });
    expect(profile.version).toMatchObject({ organization: totals, etag: '"2"' });
    expect([view, ...profile.queries(30)].map(({ isStale }) => isStale)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(api.read).toHaveBeenCalledTimes(1);
  });

  it('refetches organization and subscriptions on a version conflict before rejecting', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.changeTotalSeats.mockRejectedValueOnce(conflict());
    api.read.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: '"9"' });
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { totalSeats: 30 })],
      etag: '"9"',
    });
    await expect(changeTotalSeats(stores, 'a', 'full', 60, '"1"')).rejects.toMatchObject({
      failure: { status: 412 },
    });
    expect(profile.subscriptions.data).toMatchObject({ rows: [{ totalSeats: 30 }], etag: '"9"' });
    expect(profile.dailySeats(30).isStale).toBe(true);
  });

  it('refetches the subscriptions when more seats are in use than the user saw', async () => {
    const { api, mutations, stores, profile } = await loadedProfile();
    mutations.changeTotalSeats.mockRejectedValueOnce(seatsInUse());
    api.subscriptions.mockResolvedValueOnce({
      rows: [buildSubscription('full', { usedSeats: 9 })],
      etag: '"1"',
    });
    await expect(changeTotalSeats(stores, 'a', 'full', 5, '"1"')).rejects.toMatchObject({
      failure: { code: 'seats_in_use', usedSeats: 9 },
    });
    await flushPromises();
    expect(profile.subscriptions.data?.rows.map(({ usedSeats }) => usedSeats)).toEqual([9]);
    expect(api.read).toHaveBeenCalledTimes(1);
  });
});

describe('addSubscription', () => {
  it('sends ETag and idempotency key, and adds the row and its seats at once', async () => {
    const { mutations, stores, view, profile } = await loadedProfile();
    await addSubscription(stores, 'a', guest, '"1"', 'key');
    expect(mutations.addSubscription).toHaveBeenCalledExactlyOnceWith('a', guest, '"1"', 'key');
    expect(profile.subscriptions.data?.rows.map(({ id }) => id)).toEqual([
      'full',
      'light',
      'guest',
    ]);
    expect(profile.current).toMatchObject({ totalSeats: 25, usedSeats: 8, availableSeats: 17 });
    expect([profile.version?.etag, profile.subscriptions.data?.etag]).toEqual(['"2"', '"2"']);
    expect([view, profile.organization, profile.dailySeats(30)].map((q) => q.isStale)).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('adds no second row when the server replays the response to the same key', async () => {
    const { stores, profile } = await loadedProfile();
    await addSubscription(stores, 'a', guest, '"1"', 'key');
    await addSubscription(stores, 'a', guest, '"1"', 'key');
    expect(profile.subscriptions.data?.rows).toHaveLength(3);
    expect(profile.current?.totalSeats).toBe(25);
  });

  it('makes profile and lists stale without a response: it may have been applied', async () => {
    const { mutations, stores, view, profile } = await loadedProfile();
    mutations.addSubscription.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
    await expect(addSubscription(stores, 'a', guest, '"1"', 'key')).rejects.toThrow('timeout');
    expect([view.isStale, profile.subscriptions.isStale]).toEqual([true, true]);
  });

  it('drops a response that arrives after the session has ended', async () => {
    const { mutations, stores, store } = await loadedProfile();
    const late = deferred<VersionedSubscription>();
    mutations.addSubscription.mockReturnValueOnce(late.promise);
    const adding = addSubscription(stores, 'a', guest, '"1"', 'key');
    store.clear();
    late.resolve({ subscription: buildSubscription('guest'), etag: '"2"' });
    await expect(adding).rejects.toMatchObject({ name: 'AbortError' });
    expect(store.profile('a').subscriptions.data).toBeUndefined();
  });
});
