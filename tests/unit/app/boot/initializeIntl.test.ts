import { afterEach, expect, it, vi } from 'vitest';
import { initializeIntl } from '~/app/boot/initializeIntl';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('initializes Intl once, in the first task after a frame', () => {
  vi.useFakeTimers();
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback));
  const numberFormat = vi.spyOn(Intl, 'NumberFormat');
  initializeIntl();
  vi.runAllTimers();
  expect(numberFormat).not.toHaveBeenCalled();
  for (const frame of frames) frame();
  expect(numberFormat).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(numberFormat).toHaveBeenCalledOnce();
});
