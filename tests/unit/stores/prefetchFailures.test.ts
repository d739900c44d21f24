import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { STALE_AFTER } from '../../../src/stores/Load';
import { settled } from './deferred';
import { organizationsWorld } from './organizations';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const names = ['read', 'subscriptions', 'dailySeats'] as const;
const error = new ApiError({ reason: 'status', status: 500 });

/** A profile whose calls fail, and how many of each were sent. */
function failingWorld() {
  const { api, store } = organizationsWorld();
  for (const name of names) api[name].mockRejectedValue(error);
  return {
    profile: store.profile('a'),
    calls: () => names.map((name) => api[name].mock.calls.length),
  };
}

describe('a profile whose prefetch failed', () => {
  it('is not fetched again by the screen that mounts', async () => {
    const { profile, calls } = failingWorld();
    profile.open(30);
    await settled();
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([1, 1, 1]);
    expect(profile.organization.failure?.status).toBe(500);
  });

  it('is fetched again by the next visit', async () => {
    const { profile, calls } = failingWorld();
    profile.open(30);
    await settled();
    profile.leave();
    profile.open(30);
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('is not fetched again by the screen when the prefetch refreshed stale data', async () => {
    const { api, store } = organizationsWorld();
    const profile = store.profile('a');
    profile.open(30);
    await settled();
    vi.advanceTimersByTime(STALE_AFTER);
    for (const name of names) api[name].mockRejectedValue(error);
    profile.open(30);
    await settled();
    profile.open(30, { retry: false });
    await settled();
    expect(names.map((name) => api[name].mock.calls.length)).toEqual([2, 2, 2]);
    profile.open(30);
    await settled();
    expect(names.map((name) => api[name].mock.calls.length)).toEqual([3, 3, 3]);
  });

  it('leaves the failed parts alone when another period is chosen', async () => {
    const { profile, calls } = failingWorld();
    profile.open(30);
    await settled();
    profile.open(90, { retry: false });
    await settled();
    expect(calls()).toEqual([1, 1, 2]);
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([1, 1, 3]);
  });

  it('is fetched by the screen when the prefetch was aborted', async () => {
    const { profile, calls } = failingWorld();
    profile.open(30);
    profile.leave();
    await settled();
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([2, 2, 2]);
  });

  it('is fetched by the screen once the session of before was cleared', async () => {
    const { profile, calls } = failingWorld();
    profile.open(30);
    await settled();
    profile.clear();
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([2, 2, 2]);
  });
});

describe('a prefetch on intent', () => {
  it('that failed is not repeated by another one, but by a visit', async () => {
    const { profile, calls } = failingWorld();
    profile.peek();
    await settled();
    profile.peek();
    await settled();
    expect(calls()).toEqual([1, 0, 0]);
    profile.open(30);
    profile.peek();
    await settled();
    profile.peek();
    profile.open(30, { retry: false });
    await settled();
    expect(calls()).toEqual([2, 1, 1]);
  });
});

it('returning from a period that failed to one that is loaded shows its rows again', async () => {
  const { api, store } = organizationsWorld();
  const profile = store.profile('a');
  profile.open(30);
  await settled();
  api.dailySeats.mockRejectedValueOnce(error);
  profile.open(90, { retry: false });
  await settled();
  expect(profile.dailySeats.failure?.status).toBe(500);
  profile.open(30, { retry: false });
  await settled();
  const { status, failure, data } = profile.dailySeats;
  expect([status, failure, data?.period]).toEqual(['ready', undefined, 30]);
});
