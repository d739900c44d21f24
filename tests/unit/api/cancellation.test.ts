import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listOrganizations } from '~/api/contract/accounts';
import { login } from '~/api/contract/auth';
import type { Call } from '~/api/contract/Call';
import {
  apiErrorMatching,
  fakeApi,
  installFakeTimers,
  problemResponse,
  type Reply,
  type SentRequest,
} from './fakeApi';

beforeEach(installFakeTimers);
afterEach(() => void vi.useRealTimers());

/** A response whose body ends only when the call is aborted. */
function endlessBody(_: number, { init: { signal } }: SentRequest): Response {
  const start = (controller: ReadableStreamDefaultController) =>
    signal?.addEventListener('abort', () => controller.error(signal.reason));
  return new Response(new ReadableStream({ start }));
}

const tryLater = () => problemResponse(503, {}, { 'Retry-After': '5' });

type MakeReply = (attempt: number, sent: SentRequest) => Reply;

it.each<[string, MakeReply]>([
  ['before the response', () => 'hang'],
  ['between two attempts', tryLater],
  ['while the body is being received', endlessBody],
])('HttpClient rejects an aborted call at once %s', async (_, reply) => {
  const { http, sent, inFlight } = fakeApi(reply);
  const controller = new AbortController();
  const settled = http
    .send(listOrganizations, { signal: controller.signal })
    .catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(100);
  controller.abort(new Error('any reason'));
  await vi.advanceTimersByTimeAsync(0);
  expect(inFlight).toEqual([1, 0]);
  await expect(settled).resolves.toMatchObject({ name: 'AbortError' });
  await vi.runAllTimersAsync();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.init.signal?.aborted).toBe(true);
});

it.each<[string, Call, object, MakeReply, number]>([
  ['without a response', listOrganizations, {}, () => 'hang', 1],
  ['of a mutation without one', login, { body: { email: 'a', password: 'p' } }, () => 'hang', 1],
  [
    'with a second attempt',
    listOrganizations,
    {},
    (attempt) => (attempt === 1 ? tryLater() : 'hang'),
    2,
  ],
  ['with a body that never ends', listOrganizations, {}, endlessBody, 1],
])('HttpClient rejects a call %s after 15 s', async (_, call, input, reply, requests) => {
  const { http, sent, inFlight } = fakeApi(reply);
  const settled = http.send(call, input).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(inFlight).toEqual([1]);
  await vi.advanceTimersByTimeAsync(1);
  await expect(settled).resolves.toMatchObject(apiErrorMatching({ reason: 'timeout' }));
  expect(sent).toHaveLength(requests);
  expect(inFlight).toEqual([1, 0]);
});
