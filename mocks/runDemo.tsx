import type { ComponentProps, ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockControl } from './control';
import { demoLinks } from './demo/demoLinks';
import { activateServiceWorker } from './demo/activateServiceWorker';
import { startDemo } from './demo/startDemo';
import { redirectMissingPath } from './demo/reloadIntoScenario';
import { startServiceWorker } from './demo/startServiceWorker';
import { workerFailedReason } from './demo/unavailableReason';
import { markBackground } from './http/background';
import { DemoAccounts } from './panel/DemoAccounts';
import { DemoButton, type DemoButtonProps } from './panel/DemoButton';
import { DemoUnavailable } from './panel/DemoUnavailable';
import { DemoUpdated } from './panel/DemoUpdated';
import { renderOverlay } from './panel/renderOverlay';
import { countUnreadableChanges, discardChanges } from './persistence/unreadableChanges';

declare global {
  interface Window {
    /** The demo build's mock API, for scripts. */
    amsMock?: MockControl;
  }
}

/** What the console gets from the demo. */
export interface DemoIntegration {
  /**
   * Calls the mock API, also after the browser has stopped its service worker. Marks prefetches and
   * background refetches, so that injected faults can skip them.
   */
  readonly fetch: typeof fetch;
  /** What an operator would connect the console with. */
  readonly integrations: { readonly links: typeof demoLinks };
  /** The button that opens the demo panel. */
  readonly renderControl: (props: Omit<DemoButtonProps, 'demo'>) => ReactElement;
  /** The accounts that can sign in. */
  readonly renderAccounts: (props: ComponentProps<typeof DemoAccounts>) => ReactElement;
}

/**
 * Starts the mock API in the page. If that is impossible, or would lose changes, renders the reason and
 * returns `undefined`.
 */
export async function runDemo(root: Element | null): Promise<DemoIntegration | undefined> {
  const changes = await countUnreadableChanges();
  if (changes > 0)
    return renderInstead(
      root,
      <DemoUpdated changes={changes} onStart={() => void startAfresh()} />,
    );
  const { demo, api, loadChanges } = startDemo();
  try {
    await Promise.all([startServiceWorker(api.handlers), loadChanges()]);
  } catch {
    return renderInstead(root, <DemoUnavailable reason={workerFailedReason} />);
  }
  redirectMissingPath(api);
  if (import.meta.env.PROD) storeFilesLater();
  window.amsMock = api.control;
  if (!demo.isHidden) renderOverlay(demo);
  return {
    async fetch(input, init) {
      await activateServiceWorker();
      return fetch(input, markBackground(init));
    },
    integrations: { links: demoLinks },
    renderControl: (props) => <DemoButton demo={demo} {...props} />,
    renderAccounts: (props) => <DemoAccounts {...props} />,
  };
}

/** By then the first screen has loaded. */
const storageDelay = 3000;

/** Lets the demo's service worker store the demo for use without a network. */
function storeFilesLater(): void {
  setTimeout(() => navigator.serviceWorker.controller?.postMessage('STORE_FILES'), storageDelay);
}

function renderInstead(root: Element | null, page: ReactElement): undefined {
  if (root) createRoot(root).render(page);
}

async function startAfresh(): Promise<void> {
  await discardChanges();
  location.reload();
}
