// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { lazyComponent } from '~/ui/lazyComponent';
import { deferred } from '../stores/deferred';

interface GreetingProps {
  readonly name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const importGreeting = vi.fn<() => Promise<ComponentType<GreetingProps>>>();
const onLoadError = vi.fn();

beforeEach(() => {
  importGreeting.mockReset().mockResolvedValue(Greeting);
  onLoadError.mockReset();
});

const createLazyGreeting = () => lazyComponent(importGreeting);

it('lazyComponent shows its fallback until the chunk has arrived', async () => {
  const loading = deferred<typeof Greeting>();
  importGreeting.mockReturnValueOnce(loading.promise);
  const LazyGreeting = createLazyGreeting();
  const { container } = render(<LazyGreeting name="Ann" fallback={<i>…</i>} />);
  expect(container.textContent).toBe('…');
  await act(async () => loading.resolve(Greeting));
  expect(container.textContent).toBe('Hello Ann');
});

it('lazyComponent renders synchronously, without its fallback, once the chunk is loaded', async () => {
  const LazyGreeting = createLazyGreeting();
  await act(async () => LazyGreeting.prefetch());
  const { container } = render(<LazyGreeting name="Ann" fallback={<i>…</i>} />);
  expect(container.textContent).toBe('Hello Ann');
  expect(importGreeting).toHaveBeenCalledTimes(1);
});

it('lazyComponent reports a failed import without affecting siblings and retries when retryKey changes', async () => {
  importGreeting.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const LazyGreeting = createLazyGreeting();
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
  importGreeting.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const LazyGreeting = createLazyGreeting();
  await act(async () => LazyGreeting.prefetch());
  const { container } = await act(async () =>
    render(<LazyGreeting name="Ann" onLoadError={onLoadError} />),
  );
  expect(container.textContent).toBe('Hello Ann');
  expect(onLoadError).not.toHaveBeenCalled();
});
