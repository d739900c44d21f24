// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from '../../../src/ui/lazyPart';

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>;
let root: Root;
let element: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  element = document.createElement('div');
  root = createRoot(element);
});
afterEach(() => act(() => root.unmount()));

it('shows what comes, its stand-in until then, and nothing in between the next time', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart(load);
  act(() => root.render(<Part name="Ann" standIn="…" />));
  expect(element.textContent).toBe('…');
  await act(() => Promise.resolve());
  expect(element.textContent).toBe('Hello Ann');
  act(() => root.render(<Part key="again" name="Bob" standIn="…" />));
  expect(element.textContent).toBe('Hello Bob');
  expect(load).toHaveBeenCalledTimes(1);
});

it('leaves the rest alone when its code is gone, and asks again when it is wanted again', async () => {
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(Greeting);
  const Part = lazyPart(load);
  const onMissing = vi.fn();
  const show = (wanted: number) =>
    act(async () => {
      root.render(
        <>
          <h1>Screen</h1>
          <Part name="Ann" wanted={wanted} onMissing={onMissing} />
        </>,
      );
      await Promise.resolve();
    });
  await show(1);
  expect(element.textContent).toBe('Screen');
  expect(onMissing).toHaveBeenCalledTimes(1);
  await show(2);
  expect(element.textContent).toBe('ScreenHello Ann');
});
