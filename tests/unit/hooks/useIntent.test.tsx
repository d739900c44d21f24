// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIntent } from '~/ui/hooks/useIntent';

let root: Root;
let button: HTMLElement;
const onCancel = vi.fn();
const onIntent = vi.fn(() => onCancel);

function Target() {
  return <button type="button" {...useIntent(onIntent)} />;
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.clearAllMocks();
  const element = document.body.appendChild(document.createElement('div'));
  root = createRoot(element);
  await act(async () => root.render(<Target />));
  button = element.firstElementChild as HTMLElement;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const counts = () => [onIntent.mock.calls.length, onCancel.mock.calls.length];
/** React derives `pointerenter` and `pointerleave` from these. */
const pointer = {
  enter: () => button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  leave: () => button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })),
  press: () => button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
};

it('useIntent counts 65 ms of hover as intent, and less as none', () => {
  pointer.enter();
  vi.advanceTimersByTime(64);
  pointer.leave();
  vi.advanceTimersByTime(100);
  expect(counts()).toEqual([0, 0]);
  pointer.enter();
  vi.advanceTimersByTime(65);
  expect(counts()).toEqual([1, 0]);
  pointer.leave();
  expect(counts()).toEqual([1, 1]);
});

it('useIntent counts 65 ms of focus as intent', () => {
  button.focus();
  vi.advanceTimersByTime(65);
  expect(counts()).toEqual([1, 0]);
  button.blur();
  expect(counts()).toEqual([1, 1]);
});

it('useIntent calls nothing if a click comes within 65 ms', () => {
  pointer.enter();
  pointer.press();
  button.click();
  vi.advanceTimersByTime(100);
  expect(counts()).toEqual([0, 0]);
});

it('useIntent cancels nothing after a click', () => {
  pointer.enter();
  vi.advanceTimersByTime(65);
  button.click();
  pointer.leave();
  expect(counts()).toEqual([1, 0]);
});

it('useIntent cancels when the element goes away', async () => {
  pointer.enter();
  vi.advanceTimersByTime(65);
  await act(async () => root.render(null));
  expect(counts()).toEqual([1, 1]);
});
