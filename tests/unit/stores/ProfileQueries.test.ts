import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { VersionedOrganization } from '~/api/organizations';
import type { DailySeats } from '~/domain/Subscription';
import { STALE_TIME } from '~/stores/Query';
import { deferred, flushPromises } from './deferred';
import { buildOrganization, organizationsFixture } from './organizationFixtures';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function loadedProfile() {
  const fixture = organizationsFixture();
  const profile = fixture.store.profile('a');
  profile.fetchIfStale(30);
  await flushPromises();
  return {
    ...fixture,
    profile,
    calls: () =>
      [fixture.api.read, fixture.api.subscriptions, fixture.api.dailySeats].map(
        (spy) => spy.mock.calls.length,
      ),
  };
}

it('OrganizationsStore.profile returns one profile per organization', () => {
  const { store } = organizationsFixture();
  expect(store.profile('a')).toBe(store.profile('a'));
  expect(store.profile('a')).not.toBe(store.profile('b'));
});

describe('ProfileQueries.fetchIfStale', () => {
  it('fetches organization, subscriptions and daily seats independently', async () => {
    const { profile, api } = await loadedProfile();
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['success', 'success', 'success']);
    expect(api.read).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.subscriptions).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.dailySeats).toHaveBeenCalledWith('a', 30, expect.any(AbortSignal), undefined);
    expect(profile.dailySeats.data).toEqual({
      period: 30,
      rows: [{ date: '2026-03-01', seats: 30, seatType: 'full' }],
    });
  });

  it('lets one query fail without the others', async () => {
    const { api, store } = organizationsFixture();
    api.subscriptions.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    const profile = store.profile('a');
    profile.fetchIfStale(30);
    await flushPromises();
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['success', 'error', 'success']);
    profile.fetchSubscriptions();
    await flushPromises();
    expect(profile.subscriptions.status).toBe('success');
    expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([1, 2]);
  });

  it('sends no request while all data is fresh, and refetches stale data in the background', async () => {
    const { profile, calls } = await loadedProfile();
    vi.advanceTimersByTime(STALE_TIME - 1);
    profile.fetchIfStale(30);
    expect(calls()).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(1);
    profile.fetchIfStale(30);
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['success', 'success', 'success']);
    await flushPromises();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('fetches again after an error', async () => {
    const { api, store } = organizationsFixture();
    api.read.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 404 }));
    const profile = store.profile('gone');
    profile.fetchIfStale(30);
    await flushPromises();
    expect(profile.organization.error?.status).toBe(404);
    expect(profile.current).toBeUndefined();
    profile.fetchIfStale(30);
    expect(profile.organization.status).toBe('pending');
    await flushPromises();
    expect(profile.current?.id).toBe('gone');
  });
});

describe('ProfileQueries.showPeriod', () => {
  it('keeps the previous rows until those of the new period arrive', async () => {
    const { profile, api, calls } = await loadedProfile();
    const response = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(response.promise);
    profile.showPeriod(90);
    expect([profile.dailySeats.status, profile.dailySeats.data?.period]).toEqual(['pending', 30]);
    response.resolve([]);
    await flushPromises();
    expect(profile.dailySeats.data).toEqual({ period: 90, rows: [] });
    expect(calls()).toEqual([1, 1, 2]);
  });

  it('keeps the loaded period when the user returns to it before the other one arrives', async () => {
    const { profile, api } = await loadedProfile();
    const slow = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(slow.promise);
    profile.showPeriod(90);
    profile.showPeriod(30);
    slow.resolve([]);
    await flushPromises();
    expect([profile.dailySeats.status, profile.dailySeats.data?.period]).toEqual(['success', 30]);
  });

  it('shows the period chosen last when responses arrive out of order', async () => {
    const { profile, api } = await loadedProfile();
    const slow = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(slow.promise);
    profile.showPeriod(90);
    profile.showPeriod(7);
    await flushPromises();
    slow.resolve([]);
    await flushPromises();
    expect(profile.dailySeats.data?.period).toBe(7);
  });
});

it('ProfileQueries.cancel aborts all requests in flight', async () => {
  const { api, store } = organizationsFixture();
  const never = deferred<never>().promise;
  api.read.mockReturnValueOnce(never);
  api.subscriptions.mockReturnValueOnce(never);
  api.dailySeats.mockReturnValueOnce(never);
  const profile = store.profile('a');
  profile.fetchIfStale(7);
  profile.cancel();
  const signals = [
    api.read.mock.lastCall?.[1],
    api.subscriptions.mock.lastCall?.[1],
    api.dailySeats.mock.lastCall?.[2],
  ];
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, true]);
  expect([
    profile.organization.status,
    profile.subscriptions.status,
    profile.dailySeats.status,
  ]).toEqual(['idle', 'idle', 'idle']);
  profile.fetchIfStale(7);
  await flushPromises();
  expect(profile.organization.status).toBe('success');
});

it('ProfileQueries drops a late response to an aborted request', async () => {
  const { api, profile } = await loadedProfile();
  const late = deferred<VersionedOrganization>();
  api.read.mockReturnValueOnce(late.promise);
  profile.fetchOrganization();
  api.read.mockResolvedValueOnce({
    organization: buildOrganization('a', { name: 'Newer' }),
    etag: '"3"',
  });
  profile.fetchOrganization();
  await flushPromises();
  late.resolve({ organization: buildOrganization('a', { name: 'Older' }), etag: '"2"' });
  await flushPromises();
  expect(profile.current?.name).toBe('Newer');
});
