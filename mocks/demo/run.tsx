import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ComponentProps, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockControl } from '../faults';
import { createMockApi } from '../createMockApi';
import { Demo } from './Demo';
import { DemoAccounts } from './DemoAccounts';
import { DemoButton, DemoOverlay } from './DemoButton';
import { readDemoLink } from './link';
import { fetchFromWorker, startServiceWorker } from './serviceWorker';
import { createSnapshotStorage } from './snapshot';

declare global {
  interface Window {
    /** The demo build's mock API, for scripts. */
    amsMock?: MockControl;
  }
}

/** The other systems that the demo's provider has, as `npm run configure -- --link` would name them. */
const links = [
  { label: 'Billing', url: 'https://billing.example.com/customers/{id}' },
  { label: 'CRM', url: 'https://crm.example.com/accounts?subdomain={subdomain}' },
] as const;

/** What the console gets from the demo. */
export interface DemoIntegration {
  readonly fetch: typeof fetch;
  readonly integrations: { readonly links: typeof links };
  /** The button that opens the demo panel. */
  readonly renderControl: (props: Omit<ComponentProps<typeof DemoButton>, 'demo'>) => ReactElement;
  /** The accounts that can sign in. */
  readonly renderAccounts: (props: ComponentProps<typeof DemoAccounts>) => ReactElement;
}

/** Starts the mock API in the page, with what its link chooses. */
export async function runDemo(): Promise<DemoIntegration> {
  const { scenario, isPanelHidden, problem } = readDemoLink();
  const api = createMockApi({
    scenario,
    storage: createSnapshotStorage(scenario),
    onDiscarded: () =>
      demo.notify({
        type: 'info',
        text: 'The demo was updated after your last visit. It starts with fresh data.',
      }),
  });
  const demo = new Demo({ api, scenario, isPanelHidden });
  if (problem !== undefined) demo.notify({ type: 'caution', text: problem });
  await Promise.all([startServiceWorker(api.handlers), api.sync()]);
  window.amsMock = api.control;
  if (!isPanelHidden) renderOverlay(demo);
  return {
    fetch(input, init) {
      // A prefetch fails silently: the failure is meant for what the user does next.
      if (init?.priority === 'low' && api.control.getSnapshot().faults.length > 0)
        return Promise.reject(new TypeError('No prefetch while a failure is pending.'));
      return fetchFromWorker(input, init);
    },
    integrations: { links },
    renderControl: (props) => <DemoButton demo={demo} {...props} />,
    renderAccounts: (props) => <DemoAccounts {...props} />,
  };
}

/** In a root of its own, which navigations don't unmount. */
function renderOverlay(demo: Demo): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <CSPProvider disableStyleElements>
      <DemoOverlay demo={demo} />
    </CSPProvider>,
  );
}
