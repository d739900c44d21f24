// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIsPainted } from '~/ui/useIsPainted';

afterEach(() => vi.unstubAllGlobals());

it('useIsPainted is true in the task after the next frame, not before', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const { result } = renderHook(useIsPainted);
  // Longer than React would defer a render for.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect([frames.length, result.current]).toEqual([1, false]);
  act(() => frames[0]?.(0));
  expect(result.current).toBe(false);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(result.current).toBe(true);
});
