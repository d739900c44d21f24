import fc from 'fast-check';
import { autorun } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { Query, STALE_TIME, type FetchData } from '~/stores/Query';
import { casesTimeout } from '../../setup/runCases';
import { deferred, flushPromises } from './deferred';

const serverError = new ApiError({ reason: 'status', status: 500 });

/** A query whose requests the test answers in any order. */
function setUp() {
  const requests: (ReturnType<typeof deferred<string>> & { signal: AbortSignal })[] = [];
  const fetchData = vi.fn<FetchData<string>>(({ signal }) => {
    const request = { ...deferred<string>(), signal };
    requests.push(request);
    return request.promise;
  });
  const query = new Query(fetchData);
  const states: unknown[] = [];
  autorun(() => states.push([query.status, query.data, query.error?.reason]));
  const fetch = async (outcome: string | Error, start = () => query.refetch()) => {
    const fetched = start();
    const request = requests.at(-1);
    if (typeof outcome === 'string') request?.resolve(outcome);
    else request?.reject(outcome);
    await fetched;
  };
  const inBackground = () => {
    query.invalidate();
    return query.ensure();
  };
  return { query, requests, fetchData, states, fetch, inBackground };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('Query states', () => {
  it('go from idle through pending to success, and keep the data while it is fetched again', async () => {
    const { fetch, states } = setUp();
    await fetch('one');
    await fetch(serverError);
    await fetch('two');
    expect(states).toEqual([
      ['idle', undefined, undefined],
      ['pending', undefined, undefined],
      ['success', 'one', undefined],
      ['pending', 'one', undefined],
      ['error', 'one', 'status'],
      ['pending', 'one', undefined],
      ['success', 'two', undefined],
    ]);
  });

  it('change only the data in the background, and hide its errors', async () => {
    const { fetch, states, inBackground } = setUp();
    await fetch('one');
    await fetch(serverError, inBackground);
    await fetch('two', inBackground);
    expect(states.slice(2)).toEqual([
      ['success', 'one', undefined],
      ['success', 'two', undefined],
    ]);
  });

  it('of a background fetch are shown while there is no data', async () => {
    const { fetch, states, inBackground } = setUp();
    await fetch(serverError, inBackground);
    expect(states.at(-1)).toEqual(['error', undefined, 'status']);
  });

  it.each<[Error, Failure | undefined]>([
    [serverError, { reason: 'status', status: 500 }],
    [new TypeError('x is not a function'), { reason: 'internal' }],
  ])('after %o have the failure %o', async (error, failure) => {
    const { fetch, query } = setUp();
    await fetch(error);
    expect(query.error).toEqual(failure);
  });

  it.each<[string, (query: Query<string>) => void, unknown[]]>([
    ['cancel', (query) => query.cancel(), ['success', 'old']],
    ['setData', (query) => query.setData('set'), ['success', 'set']],
    ['clear', (query) => query.clear(), ['idle', undefined]],
  ])('%s aborts the request and drops its late response', async (_, stop, state) => {
    const { query, requests } = setUp();
    query.setData('old');
    const fetched = query.refetch();
    stop(query);
    expect(requests[0]?.signal.aborted).toBe(true);
    requests[0]?.resolve('late');
    await fetched;
    expect([query.status, query.data]).toEqual(state);
  });
});

describe('Query.isStale', () => {
  it('is false for five minutes after a response', async () => {
    expect(STALE_TIME).toBe(300_000);
    const { query, fetch } = setUp();
    expect(query.isStale).toBe(true);
    await fetch('one');
    vi.advanceTimersByTime(STALE_TIME - 1);
    expect(query.isStale).toBe(false);
    vi.advanceTimersByTime(1);
    expect(query.isStale).toBe(true);
    await fetch('two');
    expect(query.isStale).toBe(false);
    await fetch(serverError);
    expect(query.isStale).toBe(true);
  });

  it('is true after an invalidation, which starts a fetch in flight again', async () => {
    const { query, requests, fetch, inBackground } = setUp();
    await fetch('one');
    const fetched = inBackground();
    query.invalidate();
    expect([query.isStale, requests[1]?.signal.aborted]).toEqual([true, true]);
    requests[1]?.resolve('older');
    requests[2]?.resolve('two');
    await fetched;
    expect([query.isStale, query.data, requests.length]).toEqual([false, 'two', 3]);
  });
});

describe('Query.ensure', () => {
  it('fetches without data, not while it is fresh, in the background once stale, and once at a time', async () => {
    const { query, requests, fetchData } = setUp();
    const first = [query.ensure('low'), query.ensure()];
    requests[0]?.resolve('one');
    await Promise.all(first);
    await query.ensure();
    expect(fetchData.mock.calls.map(([{ priority }]) => priority)).toEqual(['low']);
    query.invalidate();
    const second = query.ensure();
    expect(query.status).toBe('success');
    requests[1]?.resolve('two');
    await second;
    expect(fetchData.mock.calls.map(([{ priority }]) => priority)).toEqual(['low', 'low']);
  });

  it('shows nothing of a prefetch that failed before a component uses the query', async () => {
    const { query, fetch } = setUp();
    await fetch(serverError, () => query.ensure('low'));
    expect([query.status, query.isStale]).toEqual(['idle', true]);
  });
});

describe('Query.retain', () => {
  it('cancels the fetch in flight once the last user has released it, unless another follows', async () => {
    const { query } = setUp();
    const releases = [query.retain(), query.retain()];
    void query.refetch();
    releases[0]?.();
    await flushPromises();
    expect(query.isFetching).toBe(true);
    releases[1]?.();
    const release = query.retain();
    await flushPromises();
    expect(query.isFetching).toBe(true);
    release();
    await flushPromises();
    expect([query.isFetching, query.status]).toEqual([false, 'idle']);
  });

  it('drops the error with the last user', async () => {
    const { query, fetch } = setUp();
    const release = query.retain();
    await fetch(serverError);
    release();
    await flushPromises();
    expect([query.status, query.error]).toEqual(['idle', undefined]);
  });
});

it(
  'Query never shows an older response after a newer one, and ends with the newest, in any order of responses',
  { timeout: casesTimeout },
  async () => {
    const steps = ['fetch', 'background', 'invalidate', 'cancel', 'set'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.constantFrom(...steps), { minLength: 1, maxLength: 8 }),
        async (scheduler, names) => {
          let newest = 0;
          // Worst case: responses arrive late and ignore the abort.
          const query = new Query<number>(() => scheduler.schedule(Promise.resolve(newest)));
          const requests: Promise<void>[] = [];
          const actions = {
            fetch: () => requests.push(query.refetch()),
            background: () => {
              query.invalidate();
              requests.push(query.ensure());
            },
            invalidate: () => query.invalidate(),
            cancel: () => query.cancel(),
            set: () => query.setData(newest),
          };
          scheduler.scheduleSequence(
            names.map((name) => async () => {
              newest += 1;
              actions[name]();
            }),
          );
          let highest = 0;
          while (scheduler.count() > 0) {
            await scheduler.waitNext(1);
            expect(query.data ?? highest).toBeGreaterThanOrEqual(highest);
            highest = query.data ?? highest;
          }
          await Promise.all(requests);
          expect(query.status).not.toBe('pending');
          const last = names.at(-1);
          if (last !== 'cancel' && last !== 'invalidate') expect(query.data).toBe(newest);
        },
      ),
      { numRuns: 300 },
    );
  },
);
