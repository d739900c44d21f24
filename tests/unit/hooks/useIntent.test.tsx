// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useIntent } from '~/components/PathLink';

const onCancel = vi.fn();
const onIntent = vi.fn(() => onCancel);

function Target() {
  return <button type="button" {...useIntent(onIntent)} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => void vi.useRealTimers());

function renderTarget() {
  const { unmount } = render(<Target />);
  const button = screen.getByRole('button');
  return { button, unmount, pass: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) };
}

const counts = () => [onIntent.mock.calls.length, onCancel.mock.calls.length];

it('useIntent counts 65 ms of hover as intent, and less as none', () => {
  const { button, pass } = renderTarget();
  fireEvent.pointerEnter(button);
  pass(64);
  fireEvent.pointerLeave(button);
  pass(100);
  expect(counts()).toEqual([0, 0]);
  fireEvent.pointerEnter(button);
  pass(65);
  expect(counts()).toEqual([1, 0]);
  fireEvent.pointerLeave(button);
  expect(counts()).toEqual([1, 1]);
});

it('useIntent counts 65 ms of focus as intent', () => {
  const { button, pass } = renderTarget();
  button.focus();
  pass(65);
  expect(counts()).toEqual([1, 0]);
  button.blur();
  expect(counts()).toEqual([1, 1]);
});

it.each([
  ['calls nothing if a click comes within 65 ms', 64, [0, 0]],
  ['cancels nothing after a click', 65, [1, 0]],
])('useIntent %s', (_, milliseconds, expected) => {
  const { button, pass } = renderTarget();
  fireEvent.pointerEnter(button);
  pass(milliseconds);
  fireEvent.click(button);
  pass(100);
  fireEvent.pointerLeave(button);
  expect(counts()).toEqual(expected);
});

it('useIntent cancels when the element goes away', () => {
  const { button, pass, unmount } = renderTarget();
  fireEvent.pointerEnter(button);
  pass(65);
  unmount();
  expect(counts()).toEqual([1, 1]);
});
