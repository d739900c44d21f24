import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { logout } from '~/api/contract/auth';
import type { HttpClient } from '~/api/HttpClient';
import {
  networkError,
  apiErrorMatching,
  fakeApi,
  installFakeTimers,
  jsonResponse,
  settleCall,
  problemResponse,
  type Reply,
} from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

// Which failures of which calls are retried: tests/unit/app/faults.test.ts.

beforeEach(installFakeTimers);
afterEach(() => void vi.useRealTimers());

const validResponse = () => jsonResponse({ data: [wireRow], meta: wireMeta });
const list = (http: HttpClient) => http.send(listOrganizations, {});

/** A client whose first requests fail, with the times of all of them. */
function failingFirst(times: number, reply: () => Reply) {
  const sentAt: number[] = [];
  const start = Date.now();
  const api = fakeApi((attempt) => {
    sentAt.push(Date.now() - start);
    return attempt <= times ? reply() : validResponse();
  });
  return { ...api, sentAt };
}

it.each([1, 2])('HttpClient GET recovers after %s failed attempts', async (times) => {
  const { http, inFlight, sent } = failingFirst(times, networkError);
  await expect(settleCall(list(http))).resolves.toMatchObject({ content: { meta: wireMeta } });
  expect(sent).toHaveLength(times + 1);
  expect(inFlight).toEqual([1, 0]);
});

it('HttpClient waits longer before each retry', async () => {
  for (const random of [0, 0.5, 0.999999]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { http, sentAt } = failingFirst(Infinity, networkError);
    await settleCall(list(http));
    const [first = 0, second = 0, third = 0] = sentAt;
    expect(second - first).toBeGreaterThan(100);
    expect(third - second).toBeGreaterThan(second - first);
    expect(third).toBeLessThan(5000);
  }
});

it('HttpClient adds jitter to retry delays', async () => {
  const delays = new Set<number>();
  for (const random of [0, 0.5, 0.9]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const { http, sentAt } = failingFirst(1, networkError);
    await settleCall(list(http));
    delays.add(sentAt[1] ?? 0);
  }
  expect(delays.size).toBe(3);
});

it.each([405, 408, 418, 428, 501, 505])('HttpClient does not retry status %s', async (status) => {
  const { http, sent } = failingFirst(Infinity, () => problemResponse(status));
  await expect(settleCall(list(http))).resolves.toMatchObject({
    failure: { reason: 'status', status },
  });
  expect(sent).toHaveLength(1);
});

it('HttpClient retries when the body is cut off', async () => {
  const cut = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":['));
          controller.error(networkError());
        },
      }),
    );
  const { http, sent } = failingFirst(1, cut);
  await expect(settleCall(list(http))).resolves.toMatchObject({ content: { meta: wireMeta } });
  expect(sent).toHaveLength(2);
});

describe('HttpClient Retry-After', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    ['5', 5000],
    [' 2 ', 2000],
  ])('waits for Retry-After %s', async (header, wait) => {
    for (const status of [429, 503]) {
      const { http, sentAt } = failingFirst(1, () =>
        problemResponse(status, {}, { 'Retry-After': header }),
      );
      await expect(settleCall(list(http))).resolves.toMatchObject({ content: { meta: wireMeta } });
      expect(sentAt).toEqual([0, wait]);
    }
  });

  it.each(['6', '30', '3600', '999999999'])(
    'fails at once for Retry-After %s and reports the seconds',
    async (header) => {
      const { http, sent } = failingFirst(Infinity, () =>
        problemResponse(429, { code: 'too_many_requests' }, { 'Retry-After': header }),
      );
      const started = Date.now();
      const settled = list(http).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(0);
      await expect(settled).resolves.toMatchObject({
        failure: {
          reason: 'status',
          status: 429,
          code: 'too_many_requests',
          retryAfter: Number(header),
        },
      });
      expect(Date.now()).toBe(started);
      expect(sent).toHaveLength(1);
    },
  );

  it('accepts a date', async () => {
    const date = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
    vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
    const longDelay = failingFirst(Infinity, () =>
      problemResponse(503, {}, { 'Retry-After': date(60) }),
    );
    await expect(settleCall(list(longDelay.http))).resolves.toMatchObject({
      failure: { retryAfter: 60 },
    });
    expect(longDelay.sent).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
    const shortDelay = failingFirst(1, () => problemResponse(503, {}, { 'Retry-After': date(3) }));
    await settleCall(list(shortDelay.http));
    expect(shortDelay.sentAt).toEqual([0, 3000]);
  });

  it.each(['soon', '', 'null', '0x10'])('ignores the invalid value %j', async (header) => {
    const { http, sent } = failingFirst(1, () =>
      problemResponse(503, {}, { 'Retry-After': header }),
    );
    await expect(settleCall(list(http))).resolves.toMatchObject({ content: { meta: wireMeta } });
    expect(sent).toHaveLength(2);
  });
});

it('HttpClient reports how long to wait before a write, and does not retry it', async () => {
  const { http, sent, inFlight } = failingFirst(Infinity, () =>
    problemResponse(429, {}, { 'Retry-After': '2' }),
  );
  await expect(settleCall(http.send(logout, {}))).resolves.toMatchObject(
    apiErrorMatching({ status: 429, retryAfter: 2 }),
  );
  expect(sent).toHaveLength(1);
  expect(inFlight).toEqual([1, 0]);
});
