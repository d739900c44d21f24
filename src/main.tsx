import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AppProviders } from './app/AppProviders';
import { createApp, type App, type AppOptions } from './app/createApp';
import { theme } from './theme/theme';
import { NotConfigured } from './app/ScreenError';
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
    createRouter: (routes) => createBrowserRouter(routes, { basename: base }),
    applyTheme,
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

/**
 * Sets the root attribute that the CSS variables depend on. The browser cross-fades snapshots of the
 * page (`rootCss` says how long): transitions of the colours themselves would recalculate the style
 * of every element in every frame. Without view transitions the page fades in; with reduced motion,
 * or in a hidden tab, the switch is instant.
 */
function applyTheme(name: Parameters<AppOptions['applyTheme']>[0]): void {
  const root = document.documentElement;
  const apply = () => {
    root.dataset['theme'] = name;
  };
  const animates = !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (animates && 'startViewTransition' in document) {
    // Rejects if a newer transition replaces this one; the theme is applied nevertheless.
    document.startViewTransition(apply).ready.catch(() => undefined);
    return;
  }
  apply();
  if (animates) root.animate({ opacity: [0, 1] }, Number.parseFloat(theme.duration.theme));
}
