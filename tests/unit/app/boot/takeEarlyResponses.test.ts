// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyResponses } from '~/app/boot/takeEarlyResponses';

const url = 'https://api.example.com/api/accounts';
const early = new Response('early');
const fetched = new Response('fetched');
const abort = vi.fn<() => void>();
const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(fetched));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  abort.mockClear();
  window.earlyRequests = new Map([
    [url, { authorization: 'Bearer a', response: Promise.resolve(early), abort }],
  ]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.earlyRequests;
});

const get = (token = 'a', signal?: AbortSignal): RequestInit => ({
  method: 'GET',
  headers: { Authorization: `Bearer ${token}` },
  ...(signal && { signal }),
});

test('the first GET takes the early response, later ones are sent', async () => {
  const takingFetch = takeEarlyResponses();
  expect(await takingFetch(url, get())).toBe(early);
  expect(await takingFetch(url, get())).toBe(fetched);
});

test('another token, method or URL is sent', async () => {
  const takingFetch = takeEarlyResponses();
  expect(await takingFetch(url, get('b'))).toBe(fetched);
  expect(await takingFetch(url, { ...get(), method: 'POST' })).toBe(fetched);
  expect(await takingFetch(`${url}?page=2`, get())).toBe(fetched);
  expect(abort).not.toHaveBeenCalled();
});

test('the signal of the taking call aborts the early request', () => {
  const controller = new AbortController();
  void takeEarlyResponses()(url, get('a', controller.signal));
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalledOnce();
});

test('an early request that nobody takes within five seconds is aborted', async () => {
  const takingFetch = takeEarlyResponses();
  vi.advanceTimersByTime(4999);
  expect(abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(abort).toHaveBeenCalledOnce();
  expect(await takingFetch(url, get())).toBe(fetched);
});
