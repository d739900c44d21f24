import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { login } from '~/api/contract/auth';
import type { Call } from '~/api/contract/Call';
import {
  apiErrorMatching,
  fakeApi,
  installFakeTimers,
  jsonResponse,
  settleCall,
  problemResponse,
  type SentRequest,
} from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

beforeEach(installFakeTimers);
afterEach(() => void vi.useRealTimers());

const abortError = { name: 'AbortError' };

/** A response whose body ends only when the call is aborted. */
function endlessBody(_: number, { init: { signal } }: SentRequest): Response {
  const start = (controller: ReadableStreamDefaultController) =>
    signal?.addEventListener('abort', () => controller.error(signal.reason));
  return new Response(new ReadableStream({ start }));
}

describe('HttpClient abort', () => {
  it('rejects with AbortError before the response, without a retry', async () => {
    const { http, sent, inFlight } = fakeApi('hang');
    const abortController = new AbortController();
    const settled = http
      .send(listOrganizations, { signal: abortController.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    abortController.abort();
    await expect(settled).resolves.toMatchObject(abortError);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(inFlight).toEqual([1, 0]);
  });

  it('rejects at once between two attempts', async () => {
    const { http, sent, inFlight } = fakeApi(() =>
      problemResponse(503, {}, { 'Retry-After': '5' }),
    );
    const abortController = new AbortController();
    const settled = http
      .send(listOrganizations, { signal: abortController.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    abortController.abort(new Error('any reason'));
    await vi.advanceTimersByTimeAsync(0);
    expect(inFlight).toEqual([1, 0]);
    await expect(settled).resolves.toMatchObject(abortError);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(1);
  });

  it('rejects while the body is being received', async () => {
    const abortController = new AbortController();
    const { http, inFlight } = fakeApi(endlessBody);
    const settled = http
      .send(listOrganizations, { signal: abortController.signal })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    abortController.abort();
    await expect(settled).resolves.toMatchObject(abortError);
    expect(inFlight).toEqual([1, 0]);
  });

  it('rejects when the signal is already aborted', async () => {
    const { http, inFlight } = fakeApi((_, { init }) =>
      init.signal?.aborted
        ? new DOMException('aborted', 'AbortError')
        : jsonResponse({ data: [wireRow], meta: wireMeta }),
    );
    await expect(
      settleCall(http.send(listOrganizations, { signal: AbortSignal.abort() })),
    ).resolves.toMatchObject(abortError);
    expect(inFlight).toEqual([1, 0]);
  });
});

describe('HttpClient timeout', () => {
  it.each([
    ['a read', listOrganizations, {}],
    ['a mutation', login, { body: { email: 'a@b.co', password: 'p' } }],
  ])('rejects %s after 15 s without a response', async (_, call: Call, input) => {
    const { http, sent, inFlight } = fakeApi('hang');
    const settled = http.send(call, input as never).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(inFlight).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(settled).resolves.toMatchObject(apiErrorMatching({ reason: 'timeout' }));
    expect(sent).toHaveLength(1);
    expect(inFlight).toEqual([1, 0]);
  });

  it('includes retries: a second attempt has the remaining time', async () => {
    const { http, sent, inFlight } = fakeApi((attempt) =>
      attempt === 1 ? problemResponse(503, {}, { 'Retry-After': '5' }) : 'hang',
    );
    const settled = http.send(listOrganizations, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(sent).toHaveLength(2);
    expect(inFlight).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    await expect(settled).resolves.toMatchObject(apiErrorMatching({ reason: 'timeout' }));
    expect(inFlight).toEqual([1, 0]);
  });

  it('ends the delay before a retry', async () => {
    const { http, sent } = fakeApi(() => problemResponse(503, {}, { 'Retry-After': '5' }), {
      timeout: 2000,
    });
    const started = Date.now();
    const settled = http
      .send(listOrganizations, {})
      .catch((error: unknown) => ({ error, at: Date.now() - started }));
    await vi.runAllTimersAsync();
    await expect(settled).resolves.toMatchObject({
      at: 2000,
      error: apiErrorMatching({ reason: 'timeout' }),
    });
    expect(sent).toHaveLength(1);
  });

  it('ends a body that never completes', async () => {
    const { http, inFlight } = fakeApi(endlessBody);
    await expect(settleCall(http.send(listOrganizations, {}))).resolves.toMatchObject(
      apiErrorMatching({ reason: 'timeout' }),
    );
    expect(inFlight).toEqual([1, 0]);
  });
});
