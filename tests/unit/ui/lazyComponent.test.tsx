// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Chunk } from '~/lib/Chunk';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { deferred } from '../stores/deferred';

const module = { Greeting: ({ name }: { readonly name: string }) => <p>Hello {name}</p> };
const importModule = vi.fn<() => Promise<typeof module>>();
const onLoadError = vi.fn();

beforeEach(() => {
  importModule.mockReset().mockResolvedValue(module);
  onLoadError.mockReset();
});

function createLazyGreeting() {
  const chunk = new Chunk('ui/Greeting', importModule);
  return { chunk, LazyGreeting: lazyComponent(chunk, ({ Greeting }) => Greeting) };
}

it('lazyComponent shows its fallback until the chunk has arrived', async () => {
  const loading = deferred<typeof module>();
  importModule.mockReturnValueOnce(loading.promise);
  const { LazyGreeting } = createLazyGreeting();
  const { container } = render(<LazyGreeting name="Ann" fallback="…" />);
  expect(container.textContent).toBe('…');
  await act(async () => loading.resolve(module));
  expect(container.textContent).toBe('Hello Ann');
});

it('lazyComponent renders synchronously, without its fallback, once the chunk is loaded', async () => {
  const { chunk, LazyGreeting } = createLazyGreeting();
  await chunk.load();
  const { container } = render(<LazyGreeting name="Ann" fallback="…" />);
  expect(container.textContent).toBe('Hello Ann');
  expect(importModule).toHaveBeenCalledTimes(1);
});

it('lazyComponent reports a failed import without affecting siblings and retries when retryKey changes', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { LazyGreeting } = createLazyGreeting();
  const screen = (retryKey: number) => (
    <>
      <h1>Screen</h1>
      <LazyGreeting name="Ann" retryKey={retryKey} onLoadError={onLoadError} />
    </>
  );
  const { container, rerender } = await act(async () => render(screen(1)));
  expect(container.textContent).toBe('Screen');
  expect(onLoadError).toHaveBeenCalledTimes(1);
  await act(async () => rerender(screen(2)));
  expect(container.textContent).toBe('ScreenHello Ann');
});

it('lazyComponent repeats a load that has failed before it is rendered, and reports no error', async () => {
  importModule.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { chunk, LazyGreeting } = createLazyGreeting();
  await expect(chunk.load()).rejects.toThrow('Failed to fetch');
  const { container } = await act(async () =>
    render(<LazyGreeting name="Ann" onLoadError={onLoadError} />),
  );
  expect(container.textContent).toBe('Hello Ann');
  expect(onLoadError).not.toHaveBeenCalled();
});
