import { afterEach, expect, it, vi } from 'vitest';
import { initializeIntl } from '~/app/boot/initializeIntl';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('uses Intl once, in the task after the first frame', () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const format = vi.spyOn(Intl, 'NumberFormat');
  initializeIntl();
  vi.runAllTimers();
  expect(format).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(format).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(format).toHaveBeenCalledOnce();
});
