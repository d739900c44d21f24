import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { login } from '~/api/contract/auth';
import { CALL_TIMEOUT } from '~/api/HttpClient';
import {
  networkError,
  apiErrorMatching,
  fakeApi,
  installFakeTimers,
  jsonResponse,
  settleCall,
  problemResponse,
} from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

beforeEach(installFakeTimers);
afterEach(() => void vi.useRealTimers());

const abortError = { name: 'AbortError' };
const credentials = { body: { email: 'a@b.co', password: 'p' } };

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
    const { http, inFlight } = fakeApi(() => {
      const body = new ReadableStream({
        start(controller) {
          abortController.signal.addEventListener('abort', () =>
            controller.error(abortController.signal.reason),
          );
        },
      });
      return new Response(body);
    });
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
  it('rejects after 15 s without a response', async () => {
    expect(CALL_TIMEOUT).toBe(15_000);
    for (const send of [
      (http: ReturnType<typeof fakeApi>['http']) => http.send(listOrganizations, {}),
      (http: ReturnType<typeof fakeApi>['http']) => http.send(login, credentials),
    ]) {
      const { http, sent, inFlight } = fakeApi('hang');
      const settled = send(http).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(14_999);
      expect(inFlight).toEqual([1]);
      await vi.advanceTimersByTimeAsync(1);
      await expect(settled).resolves.toMatchObject(apiErrorMatching({ reason: 'timeout' }));
      expect(sent).toHaveLength(1);
      expect(inFlight).toEqual([1, 0]);
    }
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
    const { http, inFlight } = fakeApi((_, { init }) => {
      const body = new ReadableStream({
        start(controller) {
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
        },
      });
      return new Response(body);
    });
    await expect(settleCall(http.send(listOrganizations, {}))).resolves.toMatchObject(
      apiErrorMatching({ reason: 'timeout' }),
    );
    expect(inFlight).toEqual([1, 0]);
  });

  it('does not fire after a response', async () => {
    const { http, inFlight } = fakeApi(jsonResponse({ data: [wireRow], meta: wireMeta }));
    await expect(http.send(listOrganizations, {})).resolves.toMatchObject({
      content: { meta: wireMeta },
    });
    await vi.runAllTimersAsync();
    expect(inFlight).toEqual([1, 0]);
  });

  it('reports a network error as unreachable', async () => {
    const { http } = fakeApi(networkError);
    await expect(settleCall(http.send(login, credentials))).resolves.toMatchObject(
      apiErrorMatching({ reason: 'unreachable' }),
    );
  });
});
