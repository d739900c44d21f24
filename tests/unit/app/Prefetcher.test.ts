// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { defaultListParams } from '~/domain/organizationList';
import { Prefetcher } from '~/stores/Prefetcher';
import type { FetchData } from '~/stores/FetchData';
import { Query } from '~/stores/Query';
import { createTestApp, disposeTestApps, eventually } from './testApp';
import { deferred } from '../stores/deferred';

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

describe('Query.prefetch', () => {
  it('fetches stale data once, at low priority', async () => {
    const { query, fetchData, response } = pendingQuery();
    void query.prefetch();
    void query.prefetch();
    response.resolve('data');
    await query.prefetch();
    expect(query.data).toBe('data');
    expect(fetchData).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), 'low');
  });

  it('leaves a query that a component uses', () => {
    const { query, fetchData } = pendingQuery();
    query.retain();
    void query.prefetch();
    expect(fetchData).not.toHaveBeenCalled();
  });

  it('hides a failure, and does not repeat it before the data is needed', async () => {
    const { query, fetchData, response } = pendingQuery();
    const prefetch = query.prefetch();
    response.reject(new ApiError({ reason: 'status', status: 500 }));
    await prefetch;
    expect([query.status, query.error, query.hasFailed]).toEqual(['idle', undefined, false]);
    await query.prefetch();
    expect(fetchData).toHaveBeenCalledTimes(1);
    await query.ensure();
    expect([fetchData.mock.calls.length, query.status]).toEqual([2, 'error']);
  });

  it('shows the failure of a prefetch that the user waits for', async () => {
    const { query, response } = pendingQuery();
    void query.prefetch();
    const ensured = query.ensure();
    response.reject(new ApiError({ reason: 'status', status: 500 }));
    await ensured;
    expect([query.status, query.hasFailed]).toEqual(['error', true]);
  });

  it('cancelUnlessNeeded aborts a prefetch unless the user waits for it or a component uses it', () => {
    for (const need of [
      () => undefined,
      (query: Query<string>) => void query.ensure(),
      (query: Query<string>) => void query.retain(),
    ]) {
      const { query } = pendingQuery();
      void query.prefetch();
      need(query);
      query.cancelUnlessNeeded();
      expect(query.isFetching, String(need)).toBe(need.length > 0);
    }
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
    void needed.ensure();
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
