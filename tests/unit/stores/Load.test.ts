import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import type { Failure } from '../../../src/lib/Failure';
import { Load, STALE_AFTER } from '../../../src/stores/Load';
import { deferred, settled } from './deferred';

const status = (code: number) => new ApiError({ reason: 'status', status: code });
async function fail(error: Error): Promise<never> {
  throw error;
}
const give = (text: string) => () => Promise.resolve(text);

function states(load: Load<string>): (string | undefined)[][] {
  const seen: (string | undefined)[][] = [];
  autorun(() => seen.push([load.status, load.data, load.failure?.reason]));
  return seen;
}

describe('a first question', () => {
  it('loads and is ready', async () => {
    const load = new Load<string>();
    const seen = states(load);
    await load.ask(give('one'));
    expect(seen).toEqual([
      ['idle', undefined, undefined],
      ['loading', undefined, undefined],
      ['ready', 'one', undefined],
    ]);
  });

  it.each<[Error, Failure]>([
    [status(500), { reason: 'status', status: 500 }],
    [new ApiError({ reason: 'timeout' }), { reason: 'timeout' }],
    [new TypeError('x is not a function'), { reason: 'malformed' }],
  ])('that fails with %o says so, and never rejects', async (error, failure) => {
    const load = new Load<string>();
    await load.ask(() => fail(error));
    expect([load.status, load.data]).toEqual(['failed', undefined]);
    expect(load.failure).toEqual(failure);
  });

  it('may fail before it has begun', async () => {
    const load = new Load<string>();
    await load.ask(() => {
      throw status(404);
    });
    expect(load.failure?.status).toBe(404);
  });

  it('stays silent on a 401: the session ends, and with it whoever waits', async () => {
    const load = new Load<string>();
    await load.ask(() => fail(status(401)));
    expect([load.status, load.failure]).toEqual(['loading', undefined]);
  });
});

describe('a further question', () => {
  it('keeps the old data until its answer is there, and clears the failure of before', async () => {
    const load = new Load<string>();
    await load.ask(give('old'));
    await load.ask(() => fail(status(500)));
    expect([load.status, load.data]).toEqual(['failed', 'old']);
    const seen = states(load);
    await load.ask(give('new'));
    expect(seen.slice(1)).toEqual([
      ['loading', 'old', undefined],
      ['ready', 'new', undefined],
    ]);
  });

  it('gives the one before up, and drops its late answer or failure', async () => {
    for (const late of ['resolve', 'reject'] as const) {
      const load = new Load<string>();
      const older = deferred<string>();
      let given: AbortSignal | undefined;
      const first = load.ask((signal) => ((given = signal), older.promise));
      await load.ask(give('newer'));
      expect(given?.aborted).toBe(true);
      if (late === 'resolve') older.resolve('older');
      else older.reject(status(500));
      await first;
      expect([load.status, load.data, load.failure]).toEqual(['ready', 'newer', undefined]);
    }
  });

  it('waits on when only the older one was answered', async () => {
    const load = new Load<string>();
    const older = deferred<string>();
    const newer = deferred<string>();
    void load.ask(() => older.promise);
    void load.ask(() => newer.promise);
    older.resolve('older');
    await settled();
    expect([load.status, load.data]).toEqual(['loading', undefined]);
    newer.resolve('newer');
    await settled();
    expect([load.status, load.data]).toEqual(['ready', 'newer']);
  });
});

describe('a quiet refresh', () => {
  it('shows nothing but its new data', async () => {
    const load = new Load<string>();
    load.put('old');
    const seen = states(load);
    await load.ask(give('new'), { quietly: true });
    expect(seen).toEqual([
      ['ready', 'old', undefined],
      ['ready', 'new', undefined],
    ]);
  });

  it.each([status(500), status(404), status(401), new ApiError({ reason: 'timeout' })])(
    'hides its failure: %o',
    async (error) => {
      const load = new Load<string>();
      load.put('old');
      const seen = states(load);
      await load.ask(() => fail(error), { quietly: true });
      expect(seen).toEqual([['ready', 'old', undefined]]);
    },
  );

  it('is loud when there is nothing to keep quiet about', async () => {
    const load = new Load<string>();
    const seen = states(load);
    await load.ask(() => fail(status(500)), { quietly: true });
    await load.ask(give('one'), { quietly: true });
    expect(seen.map(([name]) => name)).toEqual(['idle', 'loading', 'failed', 'loading', 'ready']);
  });
});

describe('leaving', () => {
  it('gives the question up, and is idle again or ready with what was there', async () => {
    for (const [before, after] of [
      [undefined, 'idle'],
      ['old', 'ready'],
    ] as const) {
      const load = new Load<string>();
      if (before) load.put(before);
      const answer = deferred<string>();
      let given: AbortSignal | undefined;
      const asked = load.ask((signal) => ((given = signal), answer.promise));
      load.leave();
      expect(given?.aborted).toBe(true);
      expect([load.status, load.data]).toEqual([after, before]);
      answer.resolve('late');
      await asked;
      expect([load.status, load.data]).toEqual([after, before]);
    }
  });

  it('leaves an answer and a failure alone', async () => {
    const load = new Load<string>();
    await load.ask(() => fail(status(500)));
    load.leave();
    expect(load.status).toBe('failed');
    load.put('one');
    load.leave();
    expect(load.status).toBe('ready');
  });

  it('is no failure when the call says AbortError', async () => {
    const load = new Load<string>();
    const call = deferred<string>();
    const asked = load.ask((signal) => {
      signal.addEventListener('abort', () => call.reject(new DOMException('left', 'AbortError')));
      return call.promise;
    });
    load.leave();
    await asked;
    expect([load.status, load.failure]).toEqual(['idle', undefined]);
  });
});

it('put answers whatever was asked', async () => {
  const load = new Load<string>();
  const answer = deferred<string>();
  const asked = load.ask(() => answer.promise);
  load.put('put');
  answer.resolve('late');
  await asked;
  expect([load.status, load.data]).toEqual(['ready', 'put']);
});

it('clear forgets everything, an open question too', async () => {
  const load = new Load<string>();
  load.put('old');
  const answer = deferred<string>();
  const asked = load.ask(() => answer.promise, { quietly: true });
  load.clear();
  answer.resolve('late');
  await asked;
  expect([load.status, load.data, load.failure, load.isFresh]).toEqual([
    'idle',
    undefined,
    undefined,
    false,
  ]);
});

describe('freshness', () => {
  it('lasts five minutes from the answer', async () => {
    expect(STALE_AFTER).toBe(300_000);
    let now = 1000;
    const load = new Load<string>(() => now);
    expect(load.isFresh).toBe(false);
    await load.ask(() => {
      now = 5000;
      return Promise.resolve('one');
    });
    now = 5000 + STALE_AFTER - 1;
    expect(load.isFresh).toBe(true);
    now += 1;
    expect(load.isFresh).toBe(false);
    await load.ask(() => fail(status(500)), { quietly: true });
    expect(load.isFresh).toBe(false);
    await load.ask(give('two'), { quietly: true });
    expect(load.isFresh).toBe(true);
  });

  it('is that of the data which are put', () => {
    let now = 10_000_000;
    const load = new Load<string>(() => now);
    load.put('old', now - STALE_AFTER);
    expect(load.isFresh).toBe(false);
    load.put('new', now - STALE_AFTER + 10);
    expect(load.isFresh).toBe(true);
    now += 10;
    expect(load.isFresh).toBe(false);
  });
});
