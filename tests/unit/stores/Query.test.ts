import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { Query } from '~/stores/Query';
import { controlledQuery } from './controlledQuery';
import { deferred, flushPromises } from './deferred';

const status = (code: number) => new ApiError({ reason: 'status', status: code });
async function rejectWith(error: Error): Promise<never> {
  throw error;
}
const resolveWith = (text: string) => () => Promise.resolve(text);

function recordStates(query: Query<string>): (string | undefined)[][] {
  const recorded: (string | undefined)[][] = [];
  autorun(() => recorded.push([query.status, query.data, query.error?.reason]));
  return recorded;
}

describe('Query: first fetch', () => {
  it('goes from idle through pending to success', async () => {
    const query = controlledQuery();
    const recorded = recordStates(query);
    await query.fetch(resolveWith('one'));
    expect(recorded).toEqual([
      ['idle', undefined, undefined],
      ['pending', undefined, undefined],
      ['success', 'one', undefined],
    ]);
  });

  it.each<[Error, Failure]>([
    [status(500), { reason: 'status', status: 500 }],
    [new ApiError({ reason: 'timeout' }), { reason: 'timeout' }],
    [new TypeError('x is not a function'), { reason: 'internal' }],
  ])('sets the error state for %o and never rejects', async (error, failure) => {
    const query = controlledQuery();
    await query.fetch(() => rejectWith(error));
    expect([query.status, query.data]).toEqual(['error', undefined]);
    expect(query.error).toEqual(failure);
  });

  it('sets the error state when the query function throws synchronously', async () => {
    const query = controlledQuery();
    await query.fetch(() => {
      throw status(404);
    });
    expect(query.error?.status).toBe(404);
  });

  it('ignores a 401, because the session ends', async () => {
    const query = controlledQuery();
    await query.fetch(() => rejectWith(status(401)));
    expect([query.status, query.error]).toEqual(['pending', undefined]);
  });
});

it('Query.status is success after a fetch that returns no data', async () => {
  const query = new Query(async () => undefined);
  await query.refetch();
  expect([query.status, query.data]).toEqual(['success', undefined]);
});

describe('Query: further fetch', () => {
  it('keeps the old data until the response arrives, and clears the previous error', async () => {
    const query = controlledQuery();
    await query.fetch(resolveWith('old'));
    await query.fetch(() => rejectWith(status(500)));
    expect([query.status, query.data]).toEqual(['error', 'old']);
    const recorded = recordStates(query);
    await query.fetch(resolveWith('new'));
    expect(recorded.slice(1)).toEqual([
      ['pending', 'old', undefined],
      ['success', 'new', undefined],
    ]);
  });

  it('aborts the previous request and drops its late response or error', async () => {
    for (const outcome of ['resolve', 'reject'] as const) {
      const query = controlledQuery();
      const older = deferred<string>();
      let receivedSignal: AbortSignal | undefined;
      const first = query.fetch((signal) => ((receivedSignal = signal), older.promise));
      await query.fetch(resolveWith('newer'));
      expect(receivedSignal?.aborted).toBe(true);
      if (outcome === 'resolve') older.resolve('older');
      else older.reject(status(500));
      await first;
      expect([query.status, query.data, query.error]).toEqual(['success', 'newer', undefined]);
    }
  });

  it('a refetch that a newer one aborts resolves when the newer one does', async () => {
    for (const outcome of ['resolve', 'reject'] as const) {
      const query = controlledQuery();
      const older = deferred<string>();
      const newer = deferred<string>();
      const dataAtEnd = query.fetch(() => older.promise).then(() => query.data);
      void query.fetch(() => newer.promise);
      if (outcome === 'resolve') older.resolve('older');
      else older.reject(new DOMException('', 'AbortError'));
      await flushPromises();
      newer.resolve('newer');
      expect(await dataAtEnd).toBe('newer');
    }
  });

  it('stays pending when only the older request gets a response', async () => {
    const query = controlledQuery();
    const older = deferred<string>();
    const newer = deferred<string>();
    void query.fetch(() => older.promise);
    void query.fetch(() => newer.promise);
    older.resolve('older');
    await flushPromises();
    expect([query.status, query.data]).toEqual(['pending', undefined]);
    newer.resolve('newer');
    await flushPromises();
    expect([query.status, query.data]).toEqual(['success', 'newer']);
  });
});

describe('Query: background refetch', () => {
  it('changes only the data, not the status', async () => {
    const query = controlledQuery();
    query.setData('old');
    const recorded = recordStates(query);
    await query.fetch(resolveWith('new'), { background: true });
    expect(recorded).toEqual([
      ['success', 'old', undefined],
      ['success', 'new', undefined],
    ]);
  });

  it.each([status(500), status(404), status(401), new ApiError({ reason: 'timeout' })])(
    'hides the error %o',
    async (error) => {
      const query = controlledQuery();
      query.setData('old');
      const recorded = recordStates(query);
      await query.fetch(() => rejectWith(error), { background: true });
      expect(recorded).toEqual([['success', 'old', undefined]]);
    },
  );

  it('shows status and error of a background fetch when there is no data yet', async () => {
    const query = controlledQuery();
    const recorded = recordStates(query);
    await query.fetch(() => rejectWith(status(500)), { background: true });
    await query.fetch(resolveWith('one'), { background: true });
    expect(recorded.map(([name]) => name)).toEqual([
      'idle',
      'pending',
      'error',
      'pending',
      'success',
    ]);
  });
});

describe('Query.cancel', () => {
  it('aborts the request and returns to idle, or to success with the previous data', async () => {
    for (const [before, after] of [
      [undefined, 'idle'],
      ['old', 'success'],
    ] as const) {
      const query = controlledQuery();
      if (before) query.setData(before);
      const response = deferred<string>();
      let receivedSignal: AbortSignal | undefined;
      const request = query.fetch((signal) => ((receivedSignal = signal), response.promise));
      query.cancel();
      expect(receivedSignal?.aborted).toBe(true);
      expect([query.status, query.data]).toEqual([after, before]);
      response.resolve('late');
      await request;
      expect([query.status, query.data]).toEqual([after, before]);
    }
  });

  it('drops an error, and keeps data that has already arrived', async () => {
    const query = controlledQuery();
    await query.fetch(() => rejectWith(status(500)));
    query.cancel();
    expect([query.status, query.error]).toEqual(['idle', undefined]);
    query.setData('one');
    query.cancel();
    expect(query.status).toBe('success');
  });

  it('sets no error when the call rejects with AbortError', async () => {
    const query = controlledQuery();
    const call = deferred<string>();
    const request = query.fetch((signal) => {
      signal.addEventListener('abort', () => call.reject(new DOMException('left', 'AbortError')));
      return call.promise;
    });
    query.cancel();
    await request;
    expect([query.status, query.error]).toEqual(['idle', undefined]);
  });
});

it('Query.setData overrides a request in flight', async () => {
  const query = controlledQuery();
  const response = deferred<string>();
  const request = query.fetch(() => response.promise);
  query.setData('set');
  response.resolve('late');
  await request;
  expect([query.status, query.data]).toEqual(['success', 'set']);
});

it('Query.clear drops all data and aborts the request in flight', async () => {
  const query = controlledQuery();
  query.setData('old');
  const response = deferred<string>();
  const request = query.fetch(() => response.promise, { background: true });
  query.clear();
  response.resolve('late');
  await request;
  expect([query.status, query.data, query.error, query.isStale]).toEqual([
    'idle',
    undefined,
    undefined,
    true,
  ]);
});
