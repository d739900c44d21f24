// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const module = { Greeting: ({ name }: { readonly name: string }) => <p>Hello {name}</p> };
const importModule = vi.fn<() => Promise<typeof module>>();
let root: Root;
let element: HTMLElement;

function createLazyGreeting() {
  const chunk = new Chunk('ui/Greeting', importModule);
  return { chunk, LazyGreeting: lazyComponent(chunk, ({ Greeting }) => Greeting) };
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  importModule.mockReset().mockResolvedValue(module);
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('lazyComponent shows its fallback while loading and renders synchronously once loaded', async () => {
  const { LazyGreeting } = createLazyGreeting();
  await act(async () => root.render(<LazyGreeting name="Ann" fallback="…" />));
  expect(element.textContent).toBe('Hello Ann');
  act(() => root.render(<LazyGreeting key="again" name="Bob" fallback="…" />));
  expect(element.textContent).toBe('Hello Bob');
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('lazyComponent shows its fallback until the chunk has arrived', async () => {
  let arrive: ((loaded: typeof module) => void) | undefined;
  importModule.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const { LazyGreeting } = createLazyGreeting();
  await act(async () => root.render(<LazyGreeting name="Ann" fallback="…" />));
  expect(element.textContent).toBe('…');
  await act(async () => arrive?.(module));
  expect(element.textContent).toBe('Hello Ann');
});

it('lazyComponent reports a failed import without affecting siblings and retries when retryKey changes', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { LazyGreeting } = createLazyGreeting();
  const onLoadError = vi.fn();
  const render = (retryKey: number) =>
    act(async () =>
      root.render(
        <>
          <h1>Screen</h1>
          <LazyGreeting name="Ann" retryKey={retryKey} onLoadError={onLoadError} />
        </>,
      ),
    );
  await render(1);
  expect(element.textContent).toBe('Screen');
  expect(onLoadError).toHaveBeenCalledTimes(1);
  await render(2);
  expect(element.textContent).toBe('ScreenHello Ann');
});

it('lazyComponent renders synchronously, without its fallback, once the chunk is loaded', async () => {
  const { chunk, LazyGreeting } = createLazyGreeting();
  await chunk.load();
  act(() => root.render(<LazyGreeting name="Ann" fallback="…" />));
  expect(element.textContent).toBe('Hello Ann');
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('lazyComponent repeats a load that has failed before it is rendered, and reports no error', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { chunk, LazyGreeting } = createLazyGreeting();
  const onLoadError = vi.fn();
  await expect(chunk.load()).rejects.toThrow('Failed to fetch');
  await act(async () => root.render(<LazyGreeting name="Ann" onLoadError={onLoadError} />));
  expect(element.textContent).toBe('Hello Ann');
  expect([importModule.mock.calls.length, onLoadError.mock.calls.length]).toEqual([2, 0]);
});
