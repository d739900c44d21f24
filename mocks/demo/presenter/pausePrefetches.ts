import type { MockControl } from '../../control';

/**
 * Stops the console's prefetches while calls fail at a rate: a prefetch never fails, and a click
 * whose data it has fetched would make no call that could. The console prefetches nothing while the
 * browser saves data (https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData).
 */
export function pausePrefetches(control: MockControl): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => ({
      saveData: control.getSnapshot().failureRate > 0 || connection?.saveData === true,
    }),
  });
}
