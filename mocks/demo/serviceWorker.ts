import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';

/** Milliseconds between two attempts to reach the worker, and until a call fails without it. */
const interval = 250;
const timeout = 15_000;

/**
 * Serves the page's calls from msw's service worker, which the demo's contains. Resolves once the worker
 * controls the page; rejects if it can't be started.
 */
export async function startServiceWorker(handlers: HttpHandler[]): Promise<void> {
  const worker = setupWorker(...handlers);
  const url = `${import.meta.env.BASE_URL}demoServiceWorker.js`;
  allowScript(url);
  await updateWorker(navigator.serviceWorker);
  cancelResponseCopies(worker);
  await stopOnPagehide(() =>
    worker.start({ serviceWorker: { url }, quiet: true, onUnhandledRequest: 'bypass' }),
  );
  await waitForController(navigator.serviceWorker);
}

/**
 * `fetch` for the calls of the API, which only the worker may answer: the page's host must never get
 * them. The browser stops an idle worker, which then has forgotten its pages
 * (https://github.com/mswjs/msw/issues/2635), so each call waits until the worker knows this one, and is
 * sent again if the worker has forgotten it in between. `X-Demo` tells its calls from those of other
 * pages on the origin (public/demoServiceWorker.js).
 */
export async function fetchFromWorker(input: RequestInfo | URL, init?: RequestInit) {
  for (;;) {
    await activate();
    init?.signal?.throwIfAborted();
    const request = new Request(input, init);
    request.headers.set('X-Demo', '1');
    const response = await fetch(request);
    if (!response.headers.has('X-Unknown-Page')) return response;
  }
}

let activation: Promise<void> | undefined;

/** Resolves once the worker has answered this page; rejects like a call without a response. */
function activate(): Promise<void> {
  activation ??= requestActivation().finally(() => (activation = undefined));
  return activation;
}

function requestActivation(): Promise<void> {
  const { serviceWorker } = navigator;
  const deadline = performance.now() + timeout;
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearInterval(timer);
      serviceWorker.removeEventListener('message', onMessage);
      settle();
    };
    const onMessage = ({ data }: MessageEvent<{ readonly type?: unknown } | null>) => {
      if (data?.type === 'MOCKING_ENABLED') end(resolve);
    };
    const ask = () => {
      if (performance.now() > deadline)
        end(() => reject(new TypeError('The demo does not respond.')));
      else serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    };
    const timer = setInterval(ask, interval);
    serviceWorker.addEventListener('message', onMessage);
    ask();
  });
}

/** The part used here: TypeScript's DOM types lack the API. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | undefined },
  ): unknown;
}

/**
 * Allows one script URL, that of the worker, under the Trusted Types of the demo's Content Security
 * Policy; all others stay blocked. Does nothing in browsers without Trusted Types
 * (https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API).
 */
function allowScript(path: string): void {
  const { trustedTypes } = window as Window & { trustedTypes?: TrustedTypes };
  const allowed = new URL(path, window.location.origin).href;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) =>
      new URL(url, window.location.href).href === allowed ? url : undefined,
  });
}

/** On the first visit the worker becomes active shortly before it controls the page. */
async function waitForController(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
}

/**
 * Lets a newer worker replace the registered one before msw starts: it listens to the worker that is active
 * then, and would leave the calls of the next one without a response. msw itself calls `update()` without
 * handling its rejection, which occurs when the page is reloaded meanwhile or the server is unreachable
 * (https://github.com/mswjs/msw/issues/2006). The registered worker keeps working.
 */
async function updateWorker(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) {
    const update = registration.update.bind(registration);
    registration.update = () => update().catch(() => registration);
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    if (next)
      await new Promise<void>((resolve) => {
        next.addEventListener('statechange', () => {
          if (next.state === 'activated' || next.state === 'redundant') resolve();
        });
      });
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
