import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import {
  fakeApi,
  installFakeTimers,
  jsonResponse,
  networkError,
  problemResponse,
  settleCall,
  type Reply,
} from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

// Which failures of which calls are retried: tests/unit/app/faults.test.ts.

beforeEach(installFakeTimers);
afterEach(() => void vi.useRealTimers());

/** The outcome of a list whose first requests fail, and when each of them was sent. */
async function sendFailing(times: number, reply: () => Reply) {
  const sentAt: number[] = [];
  const start = Date.now();
  const { http, inFlight } = fakeApi((attempt) => {
    sentAt.push(Date.now() - start);
    return attempt <= times ? reply() : jsonResponse({ data: [wireRow], meta: wireMeta });
  });
  const outcome = await settleCall(http.send(listOrganizations, {}));
  expect(inFlight).toEqual([1, 0]);
  return { outcome, sentAt };
}

const received = { meta: wireMeta };
const cutOff = () => {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(new TextEncoder().encode('{"data":['));
    controller.error(networkError());
  };
  return new Response(new ReadableStream({ start }));
};

it.each([
  ['a network error', 1, networkError],
  ['two network errors', 2, networkError],
  ['a body that is cut off', 1, cutOff],
])('HttpClient GET recovers from %s', async (_, times, reply) => {
  const { outcome, sentAt } = await sendFailing(times, reply);
  expect(outcome).toMatchObject(received);
  expect(sentAt).toHaveLength(times + 1);
});

it('HttpClient waits longer before each retry, and never for the same time', async () => {
  const firstDelays = new Set<number>();
  for (const random of [0, 0.5, 0.999999]) {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const [first = 0, second = 0, third = 0, ...others] = (
      await sendFailing(Infinity, networkError)
    ).sentAt;
    expect(second - first).toBeGreaterThan(100);
    expect(third - second).toBeGreaterThan(second - first);
    expect(third).toBeLessThan(5000);
    expect(others).toEqual([]);
    firstDelays.add(second);
  }
  expect(firstDelays.size).toBe(3);
});

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const hour = 3600;

it.each<[string, () => string, number, sentAt?: () => string]>([
  ['0', () => '0', 0],
  ['1', () => '1', 1000],
  ['5, with spaces', () => ' 5 ', 5000],
  ['a date', () => inSeconds(3), 3000],
  ['a date of a clock that is an hour behind', () => inSeconds(-hour), 1000],
  [
    'a date of a clock that is an hour behind, and says so',
    () => inSeconds(3 - hour),
    3000,
    () => inSeconds(-hour),
  ],
])('HttpClient waits for Retry-After %s', async (_, header, wait, sentAtByServer) => {
  vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
  for (const status of [429, 503]) {
    const { outcome, sentAt } = await sendFailing(1, () =>
      problemResponse(
        status,
        {},
        { 'Retry-After': header(), ...(sentAtByServer && { Date: sentAtByServer() }) },
      ),
    );
    expect([outcome, sentAt]).toMatchObject([received, [0, wait]]);
  }
});

it.each<[string, () => string, number]>([
  ['6', () => '6', 6],
  ['999999999', () => '999999999', 999_999_999],
  ['a date', () => inSeconds(60), 60],
])('HttpClient fails at once for Retry-After %s, with the seconds', async (_, header, seconds) => {
  vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
  const { outcome, sentAt } = await sendFailing(Infinity, () =>
    problemResponse(429, { code: 'too_many_requests' }, { 'Retry-After': header() }),
  );
  expect(outcome).toMatchObject({ failure: { status: 429, retryAfter: seconds } });
  expect(sentAt).toEqual([0]);
});

it.each(['soon', '', '0x10'])('HttpClient ignores Retry-After %j', async (header) => {
  const { outcome, sentAt } = await sendFailing(1, () =>
    problemResponse(503, {}, { 'Retry-After': header }),
  );
  expect(outcome).toMatchObject(received);
  expect(sentAt).toHaveLength(2);
});
