// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as importChunkModule from '~/app/boot/importChunk';

const importer = 'https://console.example/assets/index.js';
const script = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } });
const fetchMock = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
let importChunk: typeof importChunkModule.importChunk;

beforeEach(async () => {
  vi.resetModules();
  ({ importChunk } = await import('~/app/boot/importChunk'));
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(() => Promise.resolve(script()));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

const load = (...files: string[]) => importChunk(() => Promise.resolve('module'), files, importer);
const requested = () => fetchMock.mock.calls.map(([url]) => new URL(url).pathname);

it('the first screen preloads its modules and imports them at once', async () => {
  await expect(load('./Screen.js', './shared.js')).resolves.toBe('module');
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
  expect(Array.from(links, ({ href }) => new URL(href).pathname)).toEqual([
    '/assets/Screen.js',
    '/assets/shared.js',
  ]);
  expect(requested()).toEqual([]);
});

it('a later chunk is imported once its files have arrived; none is requested twice', async () => {
  await load('./Screen.js', './shared.js');
  const imported = vi.fn(() => Promise.resolve('module'));
  let respond: ((response: Response) => void) | undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  const loading = importChunk(imported, ['./Dialog.js', './shared.js'], importer);
  void load('./Dialog.js');
  await new Promise((resolve) => setTimeout(resolve));
  expect(imported).not.toHaveBeenCalled();
  respond?.(script());
  await expect(loading).resolves.toBe('module');
  expect(requested()).toEqual(['/assets/Dialog.js']);
});

it.each([
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a 404', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'the page instead of the file',
    () => Promise.resolve(new Response('', { headers: { 'Content-Type': 'text/html' } })),
  ],
])(
  'after %s nothing is imported, and the next attempt requests the file again',
  async (_, fail) => {
    await load('./Screen.js');
    const imported = vi.fn(() => Promise.resolve('module'));
    fetchMock.mockImplementationOnce(fail);
    await expect(importChunk(imported, ['./Dialog.js'], importer)).rejects.toThrow(TypeError);
    expect(imported).not.toHaveBeenCalled();
    await expect(importChunk(imported, ['./Dialog.js'], importer)).resolves.toBe('module');
    expect(requested()).toEqual(['/assets/Dialog.js', '/assets/Dialog.js']);
  },
);

it('a file that stalls for 30 seconds is requested again by the next attempt', async () => {
  await load('./Screen.js');
  const limit = new AbortController();
  const createLimit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fetchMock.mockImplementationOnce(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'TimeoutError')));
      }),
  );
  const loading = load('./Dialog.js');
  limit.abort();
  await expect(loading).rejects.toThrow(DOMException);
  expect(createLimit).toHaveBeenCalledWith(30_000);
  await expect(load('./Dialog.js')).resolves.toBe('module');
});

it('a file that the page contains is not requested', async () => {
  await load('./Screen.js');
  const entry = document.createElement('script');
  entry.src = importer;
  entry.type = 'module';
  document.head.append(entry);
  await load('./index.js');
  expect(requested()).toEqual([]);
});
