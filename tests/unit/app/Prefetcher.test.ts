// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { Prefetcher } from '~/stores/Prefetcher';
import { Query, type FetchData } from '~/stores/Query';
import { deferred, flushPromises } from '../stores/deferred';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const fetchData = vi.fn<FetchData<string>>(() => Promise.resolve('data'));
  return { fetchData, query: new Query(fetchData), prefetcher: new Prefetcher() };
}

it('prefetches with a low priority what no component uses, and only once', async () => {
  const { fetchData, query, prefetcher } = setUp();
  prefetcher.prefetch(query);
  prefetcher.prefetch(query);
  await flushPromises();
  prefetcher.prefetch(query);
  expect([query.data, fetchData.mock.calls.map(([, priority]) => priority)]).toEqual([
    'data',
    ['low'],
  ]);
  const used = new Query(fetchData);
  used.retain();
  prefetcher.prefetch(used);
  expect(fetchData).toHaveBeenCalledTimes(1);
});

it.each([0, 1])('cancels a prefetch that %i components use if the user turns away', (users) => {
  const { fetchData, query, prefetcher } = setUp();
  fetchData.mockReturnValueOnce(deferred<string>().promise);
  const cancel = prefetcher.prefetch(query);
  if (users > 0) query.retain();
  cancel();
  expect(query.isFetching).toBe(users > 0);
});

it('pauses after a failure, and for as long as a 429 asks, but not after a cancelled prefetch', async () => {
  const { fetchData, query, prefetcher } = setUp();
  const isPaused = () => {
    const before = fetchData.mock.calls.length;
    prefetcher.prefetch(new Query(fetchData));
    return fetchData.mock.calls.length === before;
  };
  prefetcher.prefetch(new Query(() => deferred<string>().promise))();
  await flushPromises();
  expect(isPaused()).toBe(false);
  fetchData.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
  prefetcher.prefetch(query);
  await flushPromises();
  expect([query.status, isPaused()]).toEqual(['idle', true]);
  vi.advanceTimersByTime(30_000);
  expect(isPaused()).toBe(false);
  prefetcher.pause(60);
  vi.advanceTimersByTime(59_000);
  expect(isPaused()).toBe(true);
});

it('prefetches nothing for a user who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const { fetchData, query, prefetcher } = setUp();
  prefetcher.prefetch(query);
  expect(fetchData).not.toHaveBeenCalled();
});
