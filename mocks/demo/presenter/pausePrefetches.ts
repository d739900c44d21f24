import type { MockControl } from '../../control';

/**
 * Stops the console's prefetches while calls fail at a rate, and while a failure is set for the next
 * call: a prefetch never fails visibly, and a click whose data it has fetched would make no call that
 * could. The console prefetches nothing while the browser saves data
 * (https://developer.mozilla.org/docs/Web/API/NetworkInformation/saveData).
 */
export function pausePrefetches(control: MockControl): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  Object.defineProperty(navigator, 'connection', {
    configurable: true,
    get: () => {
      const { failureRate, faults } = control.getSnapshot();
      const willFail = failureRate > 0 || faults.some(({ awaited }) => awaited);
      return { saveData: willFail || connection?.saveData === true };
    },
  });
}
