import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AppProviders } from './app/AppProviders';
import { createApp } from './app/createApp';
import { applyTheme } from './app/applyTheme';
import { whenInitialized } from './app/router/whenInitialized';
import { defaultProviderName } from './lib/Brand';
import { readConfiguration } from './lib/configuration';
import { webStorage } from './app/webStorage';
import { tabChannel } from './lib/tabChannel';

const configuration = readConfiguration();
void start();

async function start() {
  const root = document.getElementById('root');
  // Only the demo contains the mock API; other builds drop this branch.
  const mock =
    import.meta.env.MODE === 'demo'
      ? await import('../mocks/browser').then(({ startMockApi }) => startMockApi(root))
      : undefined;
  if (!root || (import.meta.env.MODE === 'demo' && !mock)) return;
  const { api, name = defaultProviderName, logo, base } = configuration;
  const host = mock ? window.location.origin : api;
  if (host === undefined) {
    const { NotConfigured } = await import('./app/NotConfigured');
    createRoot(root).render(<NotConfigured />);
    return;
  }
  const app = createApp({
    host,
    brand: { name, logo },
    release: configuration,
    demoAccounts: mock?.accounts,
    localStorage: webStorage('localStorage'),
    sessionStorage: webStorage('sessionStorage'),
    createRouter: (routes) => createBrowserRouter(routes, { basename: base }),
    applyTheme,
    fetch: mock?.fetch,
    channel: tabChannel('ams.changes'),
  });
  // The static shell stays until the first screen's chunk is loaded.
  await whenInitialized(app.router);
  createRoot(root).render(
    <StrictMode>
      <AppProviders app={app} demoControl={mock?.demoControl} />
    </StrictMode>,
  );
}
