import { afterAll } from 'vitest';

/**
 * jsdom has no `requestIdleCallback`, and a timer in its place may fire after a file's last test,
 * when there is no document any more: this one is cancelled by then.
 */
const pending = new Set<ReturnType<typeof setTimeout>>();

if ('document' in globalThis) {
  globalThis.requestIdleCallback = (callback) => {
    const timer = setTimeout(() => {
      pending.delete(timer);
      callback({ didTimeout: false, timeRemaining: () => 50 });
    }, 200);
    pending.add(timer);
    return timer as unknown as number;
  };
  globalThis.cancelIdleCallback = (handle) => {
    const timer = handle as unknown as ReturnType<typeof setTimeout>;
    pending.delete(timer);
    clearTimeout(timer);
  };
}

afterAll(() => {
  for (const timer of pending) clearTimeout(timer);
});
