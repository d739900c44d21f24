import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listOrganizations } from '../../../src/api/contract/accounts';
import {
  assignSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '../../../src/api/contract/accountWrites';
import { login, logout } from '../../../src/api/contract/auth';
import { revokeToken } from '../../../src/api/contract/tokenWrites';
import type { HttpClient } from '../../../src/api/HttpClient';
import { broken, failing, fakeApi, fakeTime, json, outcome, problem, type Reply } from './fakeApi';
import { meta, row } from './wire';

beforeEach(fakeTime);
afterEach(() => void vi.useRealTimers());

const good = () => json({ data: [row], meta });
const list = (http: HttpClient) => http.send(listOrganizations, {});

/** A client whose first requests fail so, with the times of all of them. */
function failingFirst(times: number, reply: () => Reply) {
  const at: number[] = [];
  const start = Date.now();
  const api = fakeApi((attempt) => {
    at.push(Date.now() - start);
    return attempt <= times ? reply() : good();
  });
  return { ...api, at };
}

const transient: [string, () => Reply][] = [
  ['no answer', broken],
  ...[429, 502, 503, 504].map((status): [string, () => Reply] => [
    `${status}`,
    () => problem(status),
  ]),
];

describe.each(transient)('a GET after %s', (_, reply) => {
  it.each([1, 2])('is tried again, %s times', async (times) => {
    const { http, sent, inFlight } = failingFirst(times, reply);
    await expect(outcome(list(http))).resolves.toMatchObject({ content: { meta } });
    expect(sent).toHaveLength(times + 1);
    expect(inFlight).toEqual([1, 0]);
  });

  it('is given up after the third', async () => {
    const { http, sent, inFlight } = failingFirst(Infinity, reply);
    await expect(outcome(list(http))).resolves.toMatchObject({ name: 'ApiError' });
    expect(sent).toHaveLength(3);
    expect(inFlight).toEqual([1, 0]);
  });

  it('waits longer before the second try, never as long as the one before', async () => {
    for (const chance of [0, 0.5, 0.999999]) {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const { http, at } = failingFirst(Infinity, reply);
      await outcome(list(http));
      const [first = 0, second = 0, third = 0] = at;
      expect(second - first).toBeGreaterThan(100);
      expect(third - second).toBeGreaterThan(second - first);
      expect(third).toBeLessThan(5000);
    }
  });
});

it('jitters its pauses', async () => {
  const pauses = new Set<number>();
  for (const chance of [0, 0.5, 0.9]) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { http, at } = failingFirst(1, broken);
    await outcome(list(http));
    pauses.add(at[1] ?? 0);
  }
  expect(pauses.size).toBe(3);
});

it.each([400, 401, 403, 404, 405, 408, 409, 412, 418, 422, 428, 500, 501, 505])(
  '%s is not tried again',
  async (status) => {
    const { http, sent } = failingFirst(Infinity, () => problem(status));
    await expect(outcome(list(http))).resolves.toMatchObject({
      failure: { reason: 'status', status },
    });
    expect(sent).toHaveLength(1);
  },
);

it('an answer that isn’t the contract’s is not tried again', async () => {
  const { http, sent } = failingFirst(Infinity, () => new Response('<p>'));
  await expect(outcome(list(http))).resolves.toMatchObject({ failure: { reason: 'malformed' } });
  expect(sent).toHaveLength(1);
});

it('a body that breaks off on its way is tried again', async () => {
  const cut = () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"data":['));
          controller.error(broken());
        },
      }),
    );
  const { http, sent } = failingFirst(1, cut);
  await expect(outcome(list(http))).resolves.toMatchObject({ content: { meta } });
  expect(sent).toHaveLength(2);
});

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['1', 1000],
    ['5', 5000],
    [' 2 ', 2000],
  ])('of %s is obeyed', async (header, wait) => {
    for (const status of [429, 503]) {
      const { http, at } = failingFirst(1, () => problem(status, {}, { 'Retry-After': header }));
      await expect(outcome(list(http))).resolves.toMatchObject({ content: { meta } });
      expect(at).toEqual([0, wait]);
    }
  });

  it.each(['6', '30', '3600', '999999999'])(
    'of %s seconds fails at once, and tells the seconds',
    async (header) => {
      const { http, sent } = failingFirst(Infinity, () =>
        problem(429, { code: 'too_many_requests' }, { 'Retry-After': header }),
      );
      const started = Date.now();
      const ended = list(http).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(0);
      await expect(ended).resolves.toMatchObject({
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

  it('is read from a date, too', async () => {
    const date = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
    vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
    const late = failingFirst(Infinity, () => problem(503, {}, { 'Retry-After': date(60) }));
    await expect(outcome(list(late.http))).resolves.toMatchObject({ failure: { retryAfter: 60 } });
    expect(late.sent).toHaveLength(1);
    vi.setSystemTime(Date.UTC(2026, 2, 2, 9, 30));
    const soon = failingFirst(1, () => problem(503, {}, { 'Retry-After': date(3) }));
    await outcome(list(soon.http));
    expect(soon.at).toEqual([0, 3000]);
  });

  it.each(['soon', '', 'null', '0x10'])('of %j counts as none', async (header) => {
    const { http, sent } = failingFirst(1, () => problem(503, {}, { 'Retry-After': header }));
    await expect(outcome(list(http))).resolves.toMatchObject({ content: { meta } });
    expect(sent).toHaveLength(2);
  });
});

const writes: [string, (http: HttpClient) => Promise<unknown>][] = [
  ['a sign-in', (http) => http.send(login, { body: { email: 'a@b.co', password: 'p' } })],
  ['a sign-out', (http) => http.send(logout, {})],
  ['a create', (http) => http.send(createOrganization, { body: {} as never, idempotencyKey: 'k' })],
  [
    'an edit',
    (http) => http.send(updateOrganization, { path: { id: 'a' }, body: {}, ifMatch: '"1"' }),
  ],
  ['a deactivation', (http) => http.send(deactivateOrganization, { path: { id: 'a' } })],
  [
    'an assignment',
    (http) => http.send(assignSeats, { path: { id: 'a', sid: 'b' }, body: { assigned_seats: 1 } }),
  ],
  ['a revocation', (http) => http.send(revokeToken, { path: { id: 'a' } })],
];

describe.each(writes)('%s', (_, write) => {
  it.each(transient)('is never tried again by itself: %s', async (_cause, reply) => {
    const { http, sent, inFlight } = failingFirst(Infinity, reply);
    const failure = reply() instanceof Error ? { reason: 'unreachable' } : { reason: 'status' };
    await expect(outcome(write(http))).resolves.toMatchObject(failing(failure));
    expect(sent).toHaveLength(1);
    expect(inFlight).toEqual([1, 0]);
  });

  it('tells how long to wait', async () => {
    const { http, sent } = failingFirst(Infinity, () => problem(429, {}, { 'Retry-After': '2' }));
    await expect(outcome(write(http))).resolves.toMatchObject(
      failing({ status: 429, retryAfter: 2 }),
    );
    expect(sent).toHaveLength(1);
  });
});
