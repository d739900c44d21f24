import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { STALE_TIME } from '~/stores/Query';
import { flushPromises } from './deferred';
import { organizationsFixture } from './organizationFixtures';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const names = ['read', 'subscriptions', 'dailySeats'] as const;
const error = new ApiError({ reason: 'status', status: 500 });

/** A profile whose calls fail, with a count of each call. */
function failingProfile() {
  const { api, store } = organizationsFixture();
  for (const name of names) api[name].mockRejectedValue(error);
  return {
    profile: store.profile('a'),
    calls: () => names.map((name) => api[name].mock.calls.length),
  };
}

describe('ProfileQueries.fetchIfStale after a failed prefetch', () => {
  it('does not repeat the requests when the screen mounts', async () => {
    const { profile, calls } = failingProfile();
    profile.fetchIfStale(30);
    await flushPromises();
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([1, 1, 1]);
    expect(profile.organization.error?.status).toBe(500);
  });

  it('repeats the requests on the next visit', async () => {
    const { profile, calls } = failingProfile();
    profile.fetchIfStale(30);
    await flushPromises();
    profile.cancel();
    profile.fetchIfStale(30);
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('does not repeat a failed background refetch when the screen mounts', async () => {
    const { api, store } = organizationsFixture();
    const profile = store.profile('a');
    profile.fetchIfStale(30);
    await flushPromises();
    vi.advanceTimersByTime(STALE_TIME);
    for (const name of names) api[name].mockRejectedValue(error);
    profile.fetchIfStale(30);
    await flushPromises();
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(names.map((name) => api[name].mock.calls.length)).toEqual([2, 2, 2]);
    profile.fetchIfStale(30);
    await flushPromises();
    expect(names.map((name) => api[name].mock.calls.length)).toEqual([3, 3, 3]);
  });

  it('fetches only daily seats when another period is chosen', async () => {
    const { profile, calls } = failingProfile();
    profile.fetchIfStale(30);
    await flushPromises();
    profile.fetchIfStale(90, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([1, 1, 2]);
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([1, 1, 3]);
  });

  it('fetches when the screen mounts after an aborted prefetch', async () => {
    const { profile, calls } = failingProfile();
    profile.fetchIfStale(30);
    profile.cancel();
    await flushPromises();
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('fetches when the screen mounts after the previous session was cleared', async () => {
    const { profile, calls } = failingProfile();
    profile.fetchIfStale(30);
    await flushPromises();
    profile.clear();
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([2, 2, 2]);
  });
});

describe('ProfileQueries.prefetch', () => {
  it('does not repeat a failed prefetch, unlike a visit', async () => {
    const { profile, calls } = failingProfile();
    profile.prefetch();
    await flushPromises();
    profile.prefetch();
    await flushPromises();
    expect(calls()).toEqual([1, 0, 0]);
    profile.fetchIfStale(30);
    profile.prefetch();
    await flushPromises();
    profile.prefetch();
    profile.fetchIfStale(30, { retry: false });
    await flushPromises();
    expect(calls()).toEqual([2, 1, 1]);
  });
});

it('ProfileQueries shows the loaded rows again after another period failed', async () => {
  const { api, store } = organizationsFixture();
  const profile = store.profile('a');
  profile.fetchIfStale(30);
  await flushPromises();
  api.dailySeats.mockRejectedValueOnce(error);
  profile.fetchIfStale(90, { retry: false });
  await flushPromises();
  expect(profile.dailySeats.error?.status).toBe(500);
  profile.fetchIfStale(30, { retry: false });
  await flushPromises();
  const { status, error: failure, data } = profile.dailySeats;
  expect([status, failure, data?.period]).toEqual(['success', undefined, 30]);
});
