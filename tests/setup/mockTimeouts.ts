import { vi } from 'vitest';

/**
 * Bases `AbortSignal.timeout` on `setTimeout`, so that fake timers drive it. `delay` replaces the
 * milliseconds of every timeout. Returns the spy.
 */
export function mockTimeouts(delay?: number) {
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    const abort = () => controller.abort(new DOMException('timed out', 'TimeoutError'));
    setTimeout(abort, delay ?? milliseconds);
    return controller.signal;
  });
}
