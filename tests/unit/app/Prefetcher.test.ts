// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { defaultListParams } from '~/domain/organizationList';
import { Prefetcher } from '~/stores/Prefetcher';
import { Query, type FetchData } from '~/stores/Query';
import { createTestApp, disposeTestApps, eventually } from './testApp';
import { deferred, flushPromises } from '../stores/deferred';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  disposeTestApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pendingQuery() {
  const response = deferred<string>();
  const fetchData = vi.fn<FetchData<string>>(() => response.promise);
  return { query: new Query(fetchData), fetchData, response };
}

describe('Prefetcher.prefetch', () => {
  it('fetches stale data once, at low priority', async () => {
    const { query, fetchData, response } = pendingQuery();
    const prefetcher = new Prefetcher();
    prefetcher.prefetch(query);
    prefetcher.prefetch(query);
    response.resolve('data');
    await query.ensure();
    prefetcher.prefetch(query);
    expect(query.data).toBe('data');
    expect(fetchData).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), 'low');
  });

  it('leaves a query that a component uses', () => {
    const { query, fetchData } = pendingQuery();
    query.retain();
    new Prefetcher().prefetch(query);
    expect(fetchData).not.toHaveBeenCalled();
  });

  it('hides a failure, after which the data is fetched when it is needed', async () => {
    const { query, fetchData, response } = pendingQuery();
    new Prefetcher().prefetch(query);
    response.reject(new ApiError({ reason: 'status', status: 500 }));
    await query.ensure();
    expect([query.status, query.error]).toEqual(['idle', undefined]);
    await query.ensure();
    expect([fetchData.mock.calls.length, query.status]).toEqual([2, 'error']);
  });

  it('repeats a failed prefetch after 30 seconds only, and a cancelled one at once', async () => {
    const { query, fetchData } = pendingQuery();
    const prefetcher = new Prefetcher();
    prefetcher.prefetch(query)();
    fetchData.mockRejectedValueOnce(new ApiError({ reason: 'status', status: 500 }));
    prefetcher.prefetch(query);
    await vi.waitFor(() => expect(query.isFetching).toBe(false));
    vi.advanceTimersByTime(29_000);
    prefetcher.prefetch(query);
    expect(fetchData).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    prefetcher.prefetch(query);
    expect(fetchData).toHaveBeenCalledTimes(3);
  });

  it('does not take a cancelled prefetch for a failure of the one that follows it', async () => {
    const { query, fetchData } = pendingQuery();
    const first = deferred<string>();
    fetchData.mockReturnValueOnce(first.promise);
    const prefetcher = new Prefetcher();
    prefetcher.prefetch(query)();
    const cancel = prefetcher.prefetch(query);
    first.reject(new DOMException('cancelled', 'AbortError'));
    await flushPromises();
    cancel();
    prefetcher.prefetch(query);
    expect(fetchData).toHaveBeenCalledTimes(3);
  });

  it('shows the failure of a prefetch whose data a component uses by then', async () => {
    const { query, response } = pendingQuery();
    new Prefetcher().prefetch(query);
    query.retain();
    response.reject(new ApiError({ reason: 'status', status: 500 }));
    await query.ensure();
    expect(query.status).toBe('error');
  });

  it.each([
    ['is cancelled', false],
    ['goes on if a component uses its query', true],
  ])('a prefetch of which the pointer turns away %s', (_, isUsed) => {
    const { query } = pendingQuery();
    const cancel = new Prefetcher().prefetch(query);
    if (isUsed) query.retain();
    cancel();
    expect(query.isFetching).toBe(isUsed);
  });

  it('cancels no request of a navigation', () => {
    const { query } = pendingQuery();
    void query.ensure();
    new Prefetcher().prefetch(query)();
    expect(query.isFetching).toBe(true);
  });
});

describe('Prefetcher', () => {
  it('prefetches nothing while the user saves data', () => {
    const { query } = pendingQuery();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    new Prefetcher().prefetch(query);
    expect(query.isFetching).toBe(false);
    vi.stubGlobal('navigator', { connection: { saveData: false } });
    new Prefetcher().prefetch(query);
    expect(query.isFetching).toBe(true);
  });

  it('cancels what is in flight on a 429, and prefetches nothing for 30 seconds', async () => {
    const { query } = pendingQuery();
    const needed = pendingQuery().query;
    const prefetcher = new Prefetcher();
    prefetcher.prefetch(query, needed);
    needed.retain();
    prefetcher.pause();
    expect([query.isFetching, needed.isFetching]).toEqual([false, true]);
    vi.advanceTimersByTime(29_999);
    prefetcher.prefetch(query);
    expect(query.isFetching).toBe(false);
    vi.advanceTimersByTime(1);
    prefetcher.prefetch(query);
    expect(query.isFetching).toBe(true);
  });

  it('pauses for as long as the Retry-After of a 429 says', async () => {
    const { api, app } = createTestApp({ path: '/token' });
    const { organizations, prefetcher } = app.stores;
    api.control.failNext({
      call: 'listOrganizations',
      effect: { status: 429, headers: { 'Retry-After': '90' } },
    });
    await organizations.view(defaultListParams).ensure();
    expect(prefetcher.isAllowed).toBe(false);
    vi.advanceTimersByTime(89_000);
    expect(prefetcher.isAllowed).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(prefetcher.isAllowed).toBe(true);
  });

  it('does not retry a prefetch that is answered by a 429', async () => {
    const { api, app } = createTestApp({ path: '/token' });
    const { organizations, prefetcher } = app.stores;
    await eventually(() => app.stores.requests.inFlight).toBe(0);
    api.control.clearLog();
    api.control.failNext({
      call: 'listOrganizations',
      times: 'always',
      includeRetries: true,
      effect: { status: 429, headers: { 'Retry-After': '0' } },
    });
    const view = organizations.view(defaultListParams);
    prefetcher.prefetch(view);
    await eventually(() => view.isFetching).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.control.log()).toHaveLength(1);
    expect(view.status).toBe('idle');
  });
});
