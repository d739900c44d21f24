import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AppProviders } from './app/AppProviders';
import { createApp, type App } from './app/createApp';
import { NotConfigured } from './app/NotConfigured';
import { screens } from './app/router/screens';
import { lazyWithRetry, whenIdle } from './lib/lazyWithRetry';
import { defaultProviderName, readConfiguration } from './lib/configuration';
import { webStorage } from './lib/persisted';

/** In milliseconds: by then the first screen has loaded, and reporting doesn't compete with it. */
const reportingDelay = 3000;

/** Large, and loaded only where errors are reported. */
const reporting = lazyWithRetry(() => import('./app/reporting/startReporting'));
const configuration = readConfiguration();
if (configuration.sentryDsn) setTimeout(() => whenIdle(() => void loadReporting()), reportingDelay);
void start();

async function loadReporting() {
  const { startReporting } = await reporting.load();
  startReporting(configuration);
}

async function start() {
  if (import.meta.env.MODE !== 'demo' && (await removeDemoWorker())) {
    // A page keeps its worker until it is loaded again.
    window.location.reload();
    return;
  }
  const root = document.getElementById('root');
  // Only the demo contains the mock API; other builds drop this branch.
  const mock =
    import.meta.env.MODE === 'demo'
      ? await import('../mocks/demo/start').then(({ startDemo }) => startDemo(root))
      : undefined;
  if (!root || (import.meta.env.MODE === 'demo' && !mock)) return;
  const { api, name = defaultProviderName, logo, base } = configuration;
  const host = mock ? window.location.origin : api;
  if (host === undefined) {
    createRoot(root).render(<NotConfigured />);
    return;
  }
  const app = createApp({
    host,
    brand: { name, logo },
    integrations: mock ? mock.integrations : configuration,
    release: configuration,
    localStorage: webStorage('localStorage'),
    sessionStorage: webStorage('sessionStorage'),
    loadScreen: (name) => screens[name].load(),
    createRouter: (routes) => createBrowserRouter(routes, { basename: base }),
    fetch: mock?.fetch,
    channel: new BroadcastChannel('ams.changes'),
  });
  // The static shell stays until the first screen's chunk is loaded.
  await whenInitialized(app.router);
  createRoot(root).render(
    <StrictMode>
      <AppProviders app={app} demo={mock} />
    </StrictMode>,
  );
}

/**
 * Unregisters the service worker of a demo that this origin served before, whose early versions answer
 * the calls of any page (docs/demo.md). Tells whether there was one.
 */
async function removeDemoWorker(): Promise<boolean> {
  // Absent where the page is served without https.
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container?.controller?.scriptURL.endsWith('/demoServiceWorker.js')) return false;
  const registration = await container.getRegistration();
  return (await registration?.unregister()) ?? false;
}

/** Resolves once the first route's guard has passed and its chunk is loaded. */
function whenInitialized(router: App['router']): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}
