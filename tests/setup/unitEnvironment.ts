import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach, vi } from 'vitest';

// Nothing here is stubbed with `vi`, because `vi.unstubAllGlobals` would undo it.

/**
 * Never runs idle callbacks. jsdom has none, and the timer that `whenIdle` then sets may fire after a
 * file's last test, when there is no document any more.
 */
Object.assign(globalThis, {
  requestIdleCallback: () => 0,
  cancelIdleCallback: () => undefined,
});

// Tests stub the time zone.
afterEach(() => void vi.unstubAllEnvs());

/**
 * Unmounts what a test has rendered, and lets React warn about updates outside of `act`. Testing
 * Library does so by itself only with Vitest's globals.
 */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
}

/**
 * Lets React finish what it has scheduled before a file's environment is torn down: its scheduler runs
 * in `setImmediate`, when there would be no window any more.
 */
afterAll(() => setImmediate());
