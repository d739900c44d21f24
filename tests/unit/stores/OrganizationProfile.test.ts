import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { VersionedOrganization } from '../../../src/api/organizations';
import type { DailySeats } from '../../../src/domain/Subscription';
import { STALE_AFTER } from '../../../src/stores/Load';
import { deferred, settled } from './deferred';
import { details, organizationsWorld } from './organizations';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

async function opened() {
  const world = organizationsWorld();
  const profile = world.store.profile('a');
  profile.open(30);
  await settled();
  return {
    ...world,
    profile,
    calls: () =>
      [world.api.read, world.api.subscriptions, world.api.dailySeats].map(
        (spy) => spy.mock.calls.length,
      ),
  };
}

it('is one per organization', () => {
  const { store } = organizationsWorld();
  expect(store.profile('a')).toBe(store.profile('a'));
  expect(store.profile('a')).not.toBe(store.profile('b'));
});

describe('opening', () => {
  it('loads its three parts by themselves', async () => {
    const { profile, api } = await opened();
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['ready', 'ready', 'ready']);
    expect(api.read).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.subscriptions).toHaveBeenCalledWith('a', expect.any(AbortSignal), undefined);
    expect(api.dailySeats).toHaveBeenCalledWith('a', 30, expect.any(AbortSignal), undefined);
    expect(profile.dailySeats.data).toEqual({
      period: 30,
      rows: [{ date: '2026-03-01', seats: 30, seatType: 'full' }],
    });
  });

  it('lets each part fail for itself', async () => {
    const { api, store } = organizationsWorld();
    api.subscriptions.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    const profile = store.profile('a');
    profile.open(30);
    await settled();
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['ready', 'failed', 'ready']);
    profile.loadSubscriptions();
    await settled();
    expect(profile.subscriptions.status).toBe('ready');
    expect([api.read.mock.calls.length, api.subscriptions.mock.calls.length]).toEqual([1, 2]);
  });

  it('again asks for nothing while all is fresh, and quietly for all once it is old', async () => {
    const { profile, calls } = await opened();
    vi.advanceTimersByTime(STALE_AFTER - 1);
    profile.open(30);
    expect(calls()).toEqual([1, 1, 1]);
    vi.advanceTimersByTime(1);
    profile.open(30);
    expect([
      profile.organization.status,
      profile.subscriptions.status,
      profile.dailySeats.status,
    ]).toEqual(['ready', 'ready', 'ready']);
    await settled();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('shows a failure again only after asking again', async () => {
    const { api, store } = organizationsWorld();
    api.read.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 404 }));
    const profile = store.profile('gone');
    profile.open(30);
    await settled();
    expect(profile.organization.failure?.status).toBe(404);
    expect(profile.current).toBeUndefined();
    profile.open(30);
    expect(profile.organization.status).toBe('loading');
    await settled();
    expect(profile.current?.id).toBe('gone');
  });
});

describe('the period', () => {
  it('of before stays until the rows of the new one are there', async () => {
    const { profile, api, calls } = await opened();
    const answer = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(answer.promise);
    profile.showPeriod(90);
    expect([profile.dailySeats.status, profile.dailySeats.data?.period]).toEqual(['loading', 30]);
    answer.resolve([]);
    await settled();
    expect(profile.dailySeats.data).toEqual({ period: 90, rows: [] });
    expect(calls()).toEqual([1, 1, 2]);
  });

  it('gone back to before the other one came stays', async () => {
    const { profile, api } = await opened();
    const slow = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(slow.promise);
    profile.showPeriod(90);
    profile.showPeriod(30);
    slow.resolve([]);
    await settled();
    expect([profile.dailySeats.status, profile.dailySeats.data?.period]).toEqual(['ready', 30]);
  });

  it('chosen last wins', async () => {
    const { profile, api } = await opened();
    const slow = deferred<DailySeats[]>();
    api.dailySeats.mockReturnValueOnce(slow.promise);
    profile.showPeriod(90);
    profile.showPeriod(7);
    await settled();
    slow.resolve([]);
    await settled();
    expect(profile.dailySeats.data?.period).toBe(7);
  });
});

it('leaving gives up whatever is loading', async () => {
  const { api, store } = organizationsWorld();
  const never = deferred<never>().promise;
  api.read.mockReturnValueOnce(never);
  api.subscriptions.mockReturnValueOnce(never);
  api.dailySeats.mockReturnValueOnce(never);
  const profile = store.profile('a');
  profile.open(7);
  profile.leave();
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
  profile.open(7);
  await settled();
  expect(profile.organization.status).toBe('ready');
});

it('an answer that was given up does not reach the one copy', async () => {
  const { api, profile } = await opened();
  const late = deferred<VersionedOrganization>();
  api.read.mockReturnValueOnce(late.promise);
  profile.loadOrganization();
  api.read.mockResolvedValueOnce({ organization: details('a', { name: 'Newer' }), etag: '"3"' });
  profile.loadOrganization();
  await settled();
  late.resolve({ organization: details('a', { name: 'Older' }), etag: '"2"' });
  await settled();
  expect(profile.current?.name).toBe('Newer');
});
