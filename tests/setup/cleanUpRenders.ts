import { afterEach } from 'vitest';

/**
 * Unmounts what a test has rendered, and lets React warn about updates outside of `act`. Testing
 * Library does so by itself only with Vitest's globals. Not stubbed with `vi`, because
 * `vi.unstubAllGlobals` would undo it.
 */
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(cleanup);
}
