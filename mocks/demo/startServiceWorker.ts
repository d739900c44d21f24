import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import { allowScript } from './allowScript';

/**
 * Serves the page's calls from msw's service worker, which the demo's contains. Resolves once the worker
 * intercepts every call of the page; rejects if it can't be started.
 */
export async function startServiceWorker(handlers: HttpHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  const url = `${import.meta.env.BASE_URL}demoServiceWorker.js`;
  allowScript(url);
  await ignoreUpdateFailures(navigator.serviceWorker);
  cancelResponseCopies(worker);
  await stopOnPagehide(() =>
    worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' }),
  );
  await waitForController(navigator.serviceWorker);
}

/** On the first visit the worker becomes active shortly before it controls the page. */
async function waitForController(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/**
 * msw calls `update()` on an existing registration without handling its rejection, which occurs
 * when the page is reloaded meanwhile or the server is unreachable
 * (https://github.com/mswjs/msw/issues/2006). The registered worker keeps working.
 */
async function ignoreUpdateFailures(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
  }
}

/**
 * msw's worker sends the page a clone of every response for its life-cycle events. A stream that is
 * neither read nor cancelled stays in memory until the page closes.
 */
function cancelResponseCopies(worker: SetupWorker): void {
  for (const event of ['response:mocked', 'response:bypass'] as const)
    worker.events.on(event, ({ response }) => void response.body?.cancel());
}

/**
 * msw stops on `beforeunload`, so also when the user then stays on the page
 * (https://github.com/mswjs/msw/issues/1105). As in newer versions
 * (https://github.com/mswjs/msw/pull/2720), it listens to `pagehide` instead.
 */
async function stopOnPagehide(start: () => Promise<unknown>): Promise<void> {
  const addEventListener = window.addEventListener.bind(window);
  window.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => addEventListener(type === 'beforeunload' ? 'pagehide' : type, listener, options);
  try {
    await start();
  } finally {
    // Uncovers the inherited method.
    Reflect.deleteProperty(window, 'addEventListener');
  }
}
