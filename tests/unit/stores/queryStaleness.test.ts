import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { FetchData } from '~/stores/FetchData';
import { Query, STALE_TIME } from '~/stores/Query';
import { controlledQuery } from './controlledQuery';
import { deferred, flushPromises } from './deferred';

const status = (code: number) => new ApiError({ reason: 'status', status: code });
async function rejectWith(error: Error): Promise<never> {
  throw error;
}
const resolveWith = (text: string) => () => Promise.resolve(text);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('Query.isStale', () => {
  it('isStale is false for five minutes after the response', async () => {
    expect(STALE_TIME).toBe(300_000);
    const query = controlledQuery();
    expect(query.isStale).toBe(true);
    await query.fetch(() => {
      vi.advanceTimersByTime(5000);
      return Promise.resolve('one');
    });
    vi.advanceTimersByTime(STALE_TIME - 1);
    expect(query.isStale).toBe(false);
    vi.advanceTimersByTime(1);
    expect(query.isStale).toBe(true);
    await query.fetch(() => rejectWith(status(500)), { background: true });
    expect(query.isStale).toBe(true);
    await query.fetch(resolveWith('two'), { background: true });
    expect(query.isStale).toBe(false);
  });

  it('isStale is true after an error, and after an invalidation until the data is fetched again', async () => {
    const query = controlledQuery();
    await query.fetch(resolveWith('one'));
    await query.fetch(() => rejectWith(status(500)));
    expect(query.isStale).toBe(true);
    await query.fetch(resolveWith('two'));
    expect(query.isStale).toBe(false);
    query.invalidate();
    expect(query.isStale).toBe(true);
  });

  it('isStale stays true when the data was invalidated while it was being fetched', async () => {
    const query = controlledQuery();
    const response = deferred<string>();
    const request = query.fetch(() => response.promise);
    query.invalidate();
    response.resolve('early');
    await request;
    expect([query.status, query.isStale, query.staleCount]).toEqual(['success', true, 1]);
  });
});

describe('Query.ensure', () => {
  it('fetches without data, not while the data is fresh, and in the background once it is stale', async () => {
    const fetchData = vi.fn<FetchData<string>>(() => Promise.resolve('data'));
    const query = new Query(fetchData);
    await query.ensure();
    await query.ensure();
    expect(fetchData).toHaveBeenCalledExactlyOnceWith(expect.any(AbortSignal), undefined);
    query.invalidate();
    const request = query.ensure();
    expect(query.status).toBe('success');
    await request;
    expect(fetchData).toHaveBeenLastCalledWith(expect.any(AbortSignal), 'low');
    expect([fetchData.mock.calls.length, query.isStale]).toEqual([2, false]);
  });

  it('waits for the fetch in flight instead of starting another', async () => {
    const response = deferred<string>();
    const fetchData = vi.fn<FetchData<string>>(() => response.promise);
    const query = new Query(fetchData);
    void query.ensure('low');
    const ensured = query.ensure();
    response.resolve('data');
    await ensured;
    expect([fetchData.mock.calls.length, query.data]).toEqual([1, 'data']);
    expect(fetchData.mock.lastCall?.[1]).toBe('low');
  });

  it('fetches again after an error', async () => {
    const fetchData = vi.fn<FetchData<string>>(resolveWith('data'));
    fetchData.mockRejectedValueOnce(status(500));
    const query = new Query(fetchData);
    await query.ensure();
    const request = query.ensure();
    expect([query.status, query.error]).toEqual(['pending', undefined]);
    await request;
    expect(query.status).toBe('success');
  });
});

describe('Query.retain', () => {
  it('cancels the fetch in flight once its last user has released it', async () => {
    const query = controlledQuery();
    const releases = [query.retain(), query.retain()];
    void query.fetch(() => deferred<string>().promise);
    releases[0]?.();
    await flushPromises();
    expect(query.isFetching).toBe(true);
    releases[1]?.();
    await flushPromises();
    expect([query.isFetching, query.status]).toEqual([false, 'idle']);
  });

  it('keeps the fetch in flight when another user follows at once', async () => {
    const query = controlledQuery();
    const release = query.retain();
    void query.fetch(() => deferred<string>().promise);
    release();
    query.retain();
    await flushPromises();
    expect(query.isFetching).toBe(true);
  });

  it('drops the error once its last user has released it', async () => {
    const query = controlledQuery();
    const release = query.retain();
    await query.fetch(() => rejectWith(status(500)));
    expect(query.status).toBe('error');
    release();
    await flushPromises();
    expect([query.status, query.error]).toEqual(['idle', undefined]);
  });
});

describe('Query.staleSince', () => {
  it('returns when the data was loaded, once a background refetch has failed and the data is over five minutes old', async () => {
    const query = controlledQuery();
    query.retain();
    const fail = () => query.fetch(() => rejectWith(status(500)), { background: true });
    await query.fetch(resolveWith('one'));
    const loadedAt = Date.now();
    vi.advanceTimersByTime(STALE_TIME - 1);
    await fail();
    expect(query.staleSince).toBeUndefined();
    vi.advanceTimersByTime(1);
    await fail();
    expect(query.staleSince).toBe(loadedAt);
    await query.fetch(resolveWith('two'), { background: true });
    vi.advanceTimersByTime(STALE_TIME);
    expect(query.staleSince).toBeUndefined();
  });

  it('notifies observers of each failure, also those that observe it since the data was fresh', async () => {
    const query = controlledQuery();
    query.retain();
    await query.fetch(resolveWith('one'));
    const loadedAt = Date.now();
    const observed: unknown[] = [];
    const dispose = autorun(() => observed.push(query.staleSince));
    vi.advanceTimersByTime(STALE_TIME);
    await query.fetch(() => rejectWith(status(500)), { background: true });
    await query.fetch(() => rejectWith(status(500)), { background: true });
    dispose();
    expect(observed).toEqual([undefined, loadedAt, loadedAt]);
  });
});
