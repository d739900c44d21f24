// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToday } from '~/hooks/useToday';

afterEach(() => void vi.useRealTimers());

it('today follows the clock over midnight', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 23, 59, 30) });
  const { result, unmount } = renderHook(useToday);
  expect(result.current).toBe('2026-03-01');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe('2026-03-02');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('today is right as soon as a page that was hidden is visible again', () => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1) });
  const { result } = renderHook(useToday);
  vi.setSystemTime(new Date(2026, 2, 4));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-03-04');
});
