// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
let root: Root;
let element: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('lazyComponent shows its fallback while loading and renders synchronously once loaded', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const LazyGreeting = lazyComponent(load);
  act(() => root.render(<LazyGreeting name="Ann" fallback="…" />));
  expect(element.textContent).toBe('…');
  await act(() => Promise.resolve());
  expect(element.textContent).toBe('Hello Ann');
  act(() => root.render(<LazyGreeting key="again" name="Bob" fallback="…" />));
  expect(element.textContent).toBe('Hello Bob');
  expect(load).toHaveBeenCalledTimes(1);
});

it('lazyComponent reports a failed import without affecting siblings and retries when retryKey changes', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Greeting);
  const LazyGreeting = lazyComponent(load);
  const onLoadError = vi.fn();
  const render = (retryKey: number) =>
    act(async () => {
      root.render(
        <>
          <h1>Screen</h1>
          <LazyGreeting name="Ann" retryKey={retryKey} onLoadError={onLoadError} />
        </>,
      );
      await Promise.resolve();
    });
  await render(1);
  expect(element.textContent).toBe('Screen');
  expect(onLoadError).toHaveBeenCalledTimes(1);
  await render(2);
  expect(element.textContent).toBe('ScreenHello Ann');
});

it('lazyComponent renders synchronously, without its fallback, once preload has loaded it', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const LazyGreeting = lazyComponent(load);
  LazyGreeting.preload();
  await load.mock.results[0]?.value;
  act(() => root.render(<LazyGreeting name="Ann" fallback="…" />));
  expect(element.textContent).toBe('Hello Ann');
  expect(load).toHaveBeenCalledTimes(1);
});

it('lazyComponent ignores a preload that fails; rendering retries and reports no error', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Greeting);
  const LazyGreeting = lazyComponent(load);
  const onLoadError = vi.fn();
  LazyGreeting.preload();
  await expect(load.mock.results[0]?.value).rejects.toThrow('Failed to fetch');
  act(() => root.render(<LazyGreeting name="Ann" fallback="…" onLoadError={onLoadError} />));
  expect(element.textContent).toBe('…');
  await act(() => Promise.resolve());
  expect(element.textContent).toBe('Hello Ann');
  expect([load.mock.calls.length, onLoadError.mock.calls.length]).toEqual([2, 0]);
});

it('lazyComponent shows on a retry what preload has loaded since its own import failed', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(Greeting);
  const LazyGreeting = lazyComponent(load);
  const render = (retryKey: number) =>
    act(async () => root.render(<LazyGreeting name="Ann" fallback="…" retryKey={retryKey} />));
  await render(1);
  LazyGreeting.preload();
  await load.mock.results[1]?.value;
  await render(2);
  expect(element.textContent).toBe('Hello Ann');
});
