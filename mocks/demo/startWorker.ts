import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { allowScript } from './allowScript';

/** Answers the page's calls from a service worker; done when no call of the page can pass it by. Throws where there can be none. */
export async function startWorker(handlers: HttpHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  allowScript(url);
  await worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' });
  await controlled(navigator.serviceWorker);
}

/** On the first visit the worker is active a moment before it controls the page. */
async function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}
