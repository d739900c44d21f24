import { afterAll } from 'vitest';

/**
 * A story's clock stays frozen until the next story starts. Vitest imports setup files again for each
 * test file, under a name with the time: at a frozen clock the browser wouldn't run them again, and
 * the next file would have none of their hooks (https://github.com/vitest-dev/vitest/pull/8884).
 */
const { Date: systemDate } = globalThis;

afterAll(() => {
  globalThis.Date = systemDate;
});
