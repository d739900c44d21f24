import { createRoot } from 'react-dom/client';
import { loadFailedReason, unavailableReason } from './demo/unavailableReason';
import { DemoUnavailable } from './panel/DemoUnavailable';
import type { DemoIntegration } from './runDemo';

/**
 * Starts the mock API in the page. If that is impossible, renders the reason and returns `undefined`: the
 * console must not start then.
 */
export async function startMockApi(root: Element | null): Promise<DemoIntegration | undefined> {
  const base = import.meta.env.BASE_URL;
  if (`${location.pathname}/` === base) {
    // Some hosts serve the page without the trailing slash, outside the scope of the service
    // worker.
    location.replace(base + location.search + location.hash);
    return undefined;
  }
  let reason = unavailableReason();
  try {
    // Not before: msw reads the storage while it loads, which throws if the browser blocks it.
    if (reason === undefined) return await import('./runDemo').then(({ runDemo }) => runDemo(root));
  } catch (error) {
    reportError(error);
    reason = loadFailedReason;
  }
  if (root) createRoot(root).render(<DemoUnavailable reason={reason} />);
  return undefined;
}
