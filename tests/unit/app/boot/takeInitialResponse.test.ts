// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeInitialResponse } from '~/app/boot/takeInitialResponse';

const url = 'https://api.example.com/api/accounts';
const initial = new Response('initial');
const fetched = new Response('fetched');
const abort = vi.fn<() => void>();
const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(fetched));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  abort.mockClear();
  window.initialRequest = {
    url,
    authorization: 'Bearer a',
    response: Promise.resolve(initial),
    abort,
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete window.initialRequest;
});

const get = (token = 'a', signal?: AbortSignal): RequestInit => ({
  method: 'GET',
  headers: { Authorization: `Bearer ${token}` },
  ...(signal && { signal }),
});

test('the first GET takes the initial response, later ones are sent', async () => {
  const takingFetch = takeInitialResponse();
  expect(await takingFetch(url, get())).toBe(initial);
  expect(await takingFetch(url, get())).toBe(fetched);
});

test('another token, method or URL is sent', async () => {
  const takingFetch = takeInitialResponse();
  expect(await takingFetch(url, get('b'))).toBe(fetched);
  expect(await takingFetch(url, { ...get(), method: 'POST' })).toBe(fetched);
  expect(await takingFetch(`${url}?page=2`, get())).toBe(fetched);
  expect(abort).not.toHaveBeenCalled();
});

test('the signal of the taking call aborts the initial request', () => {
  const controller = new AbortController();
  void takeInitialResponse()(url, get('a', controller.signal));
  expect(abort).not.toHaveBeenCalled();
  controller.abort();
  expect(abort).toHaveBeenCalledOnce();
});

test('a request that nobody takes within five seconds is aborted', async () => {
  const takingFetch = takeInitialResponse();
  vi.advanceTimersByTime(4999);
  expect(abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(abort).toHaveBeenCalledOnce();
  expect(await takingFetch(url, get())).toBe(fetched);
});
