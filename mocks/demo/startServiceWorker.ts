import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { allowScript } from './allowScript';

/**
 * Answers the page's calls from a service worker; done when no call of the page can pass it by.
 * Throws where there can be none.
 */
export async function startServiceWorker(handlers: HttpHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  allowScript(url);
  await ignoreUpdateFailures(navigator.serviceWorker);
  cancelResponseCopies(worker);
  await worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' });
  await waitForController(navigator.serviceWorker);
}

/** On the first visit the worker is active a moment before it controls the page. */
async function waitForController(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/**
 * msw has a worker that is there looked for anew, and doesn't listen whether it could be: that a
 * page was left meanwhile, or that its server is gone, would be an unhandled rejection. The worker
 * that is there answers as before.
 */
async function ignoreUpdateFailures(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}

/**
 * The worker sends the page a copy of every answer, for whoever listens; a stream that is neither
 * read nor cancelled is kept as long as the page.
 */
function cancelResponseCopies(worker: SetupWorker): void {
  for (const event of ['response:mocked', 'response:bypass'] as const)
    worker.events.on(event, ({ response }) => void response.body?.cancel());
}
