import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { AppProviders } from './app/AppProviders';
import { createApp } from './app/createApp';
import { applyTheme } from './app/applyTheme';
import { whenInitialized } from './app/router/whenInitialized';
import { defaultProviderName } from './lib/Brand';
import { webStorage } from './app/webStorage';
import { tabChannel } from './lib/tabChannel';

const env = import.meta.env;

void start();

async function start() {
  const root = document.getElementById('root');
  // Only the demo contains the mock API; other builds drop this branch.
  const mock =
    import.meta.env.MODE === 'demo'
      ? await import('../mocks/browser').then(({ startMockApi }) => startMockApi(root))
      : undefined;
  if (!root || (import.meta.env.MODE === 'demo' && !mock)) return;
  const app = createApp({
    host: mock ? window.location.origin : env.VITE_API_HOST,
    brand: {
      name: env.VITE_PROVIDER_NAME || defaultProviderName,
      logo: env.VITE_PROVIDER_LOGO || undefined,
    },
    demoAccounts: mock?.accounts,
    localStorage: webStorage('localStorage'),
    sessionStorage: webStorage('sessionStorage'),
    createRouter: (routes) => createBrowserRouter(routes, { basename: env.BASE_URL }),
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
