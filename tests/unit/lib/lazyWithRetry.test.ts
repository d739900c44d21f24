// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as lazyModule from '~/lib/lazyWithRetry';

const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
const fetchMock = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
let lazyWithRetry: typeof lazyModule.lazyWithRetry;
let loadIdleCode: typeof lazyModule.loadIdleCode;
let isUnreachable: typeof lazyModule.isUnreachable;

beforeEach(async () => {
  vi.resetModules();
  ({ lazyWithRetry, loadIdleCode, isUnreachable } = await import('~/lib/lazyWithRetry'));
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(script()));
  window.chunkFiles = {
    Screen: ['/assets/Screen.js', '/assets/shared.js'],
    Dialog: ['/assets/Dialog.js', '/assets/shared.js'],
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  delete window.chunkFiles;
});

const importNothing = () => Promise.resolve('module');
const load = (path: string, importModule = importNothing) =>
  lazyWithRetry(path, importModule).load();
const requested = () => fetchMock.mock.calls.map(([url]) => url);

it('the first screen preloads its files and imports them at once', async () => {
  await expect(load('Screen')).resolves.toBe('module');
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  expect(Array.from(links, ({ href }) => new URL(href).pathname)).toEqual([
    '/assets/Screen.js',
    '/assets/shared.js',
  ]);
  expect(requested()).toEqual([]);
});

it('a file that the page preloads already is not preloaded again', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/Screen.js">';
  await load('Screen');
  expect(document.querySelectorAll('link')).toHaveLength(2);
});

it('a first screen whose import has failed requests its files at the next attempt', async () => {
  const imported = vi.fn(importNothing).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(load('Screen', imported)).rejects.toThrow('Failed to fetch');
  await load('Dialog');
  await expect(load('Screen', imported)).resolves.toBe('module');
  expect(requested()).toEqual(['/assets/Screen.js']);
});

it('a later chunk is imported once its files have arrived; none is requested twice', async () => {
  await load('Screen');
  const imported = vi.fn(importNothing);
  let respond: ((response: Response) => void) | undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const loading = load('Dialog', imported);
  void load('Dialog');
  await new Promise((resolve) => setTimeout(resolve));
  expect(imported).not.toHaveBeenCalled();
  respond?.(script());
  await expect(loading).resolves.toBe('module');
  expect(requested()).toEqual(['/assets/Dialog.js']);
});

it('a loaded module has its value, and is imported only once', async () => {
  const imported = vi.fn(importNothing);
  const lazy = lazyWithRetry('Dialog', imported);
  expect(lazy.value).toBeUndefined();
  await lazy.load();
  await lazy.load();
  expect([lazy.value, imported.mock.calls.length]).toEqual(['module', 1]);
});

it('loads the code marked idle, and what that marks in turn', async () => {
  const dialog = vi.fn(importNothing);
  const menu = vi.fn(importNothing);
  lazyWithRetry('Menu', menu);
  lazyWithRetry(
    'Screen',
    () => {
      lazyWithRetry('Dialog', dialog, 'idle');
      return importNothing();
    },
    'idle',
  );
  await loadIdleCode();
  expect([dialog.mock.calls.length, menu.mock.calls.length]).toEqual([1, 0]);
});

it('a page without the list of files, as that of the demo, imports at once', async () => {
  delete window.chunkFiles;
  await load('Screen');
  await expect(load('Dialog')).resolves.toBe('module');
  expect(requested()).toEqual([]);
});

it.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ['a 404', () => Promise.resolve(new Response('', { status: 404 })), false],
  [
    'the page instead of the file',
    () => Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/html' } })),
    false,
  ],
])(
  'after %s nothing is imported, and the next attempt requests the file again',
  async (_, fail, unreachable) => {
    await load('Screen');
    const imported = vi.fn(importNothing);
    fetchMock.mockImplementationOnce(fail);
    const error = await load('Dialog', imported).catch((reason: unknown) => reason);
    expect([error instanceof TypeError, isUnreachable(error)]).toEqual([true, unreachable]);
    expect(imported).not.toHaveBeenCalled();
    await expect(load('Dialog', imported)).resolves.toBe('module');
    expect(requested()).toEqual(['/assets/Dialog.js', '/assets/Dialog.js']);
  },
);

it('a file that stalls for 30 seconds is requested again by the next attempt', async () => {
  await load('Screen');
  const limit = new AbortController();
  const createLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetchMock.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const loading = load('Dialog');
  limit.abort();
  await expect(loading).rejects.toSatisfy(isUnreachable);
  expect(createLimit).toHaveBeenCalledWith(30_000);
  await expect(load('Dialog')).resolves.toBe('module');
});

it('a load that failed while the browser is offline counts as unreachable, whatever the error', () => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  expect(isUnreachable(error)).toBe(false);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(isUnreachable(error)).toBe(true);
});
