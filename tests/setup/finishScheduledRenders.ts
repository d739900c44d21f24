import { setImmediate } from 'node:timers/promises';
import { afterAll } from 'vitest';

/**
 * Lets React finish what it has scheduled before a file's environment is torn down: its
 * scheduler runs in `setImmediate`, when there would be no window any more.
 */
afterAll(() => setImmediate());
