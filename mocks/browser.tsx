import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockControl } from './control';
import { startDemo } from './demo/startDemo';
import { leaveMissingPath } from './demo/startHere';
import { startServiceWorker } from './demo/startServiceWorker';
import { unavailableReason, workerFailedReason } from './demo/unavailableReason';
import { markBackground } from './http/background';
import { DemoButton, type DemoButtonProps } from './panel/DemoButton';
import { DemoUnavailable } from './panel/DemoUnavailable';
import { staff } from './seed/staff';

declare global {
  interface Window {
    /** The demo build's mock API, for scripts. */
    amsMock?: MockControl;
  }
}

/** What the console takes over of the demo. */
export interface DemoIntegration {
  /** Who can sign in. */
  readonly accounts: typeof staff;
  /** Tells the mock API which calls nobody waits for. */
  readonly fetch: typeof fetch;
  /** The way to the demo's panel. */
  readonly demoControl: (props: Omit<DemoButtonProps, 'demo'>) => ReactNode;
}

/**
 * Starts the mock API inside the page; where that can't be, the page says why, and there is no
 * console to start.
 */
export async function startMockApi(root: Element | null): Promise<DemoIntegration | undefined> {
  const base = import.meta.env.BASE_URL;
  if (`${location.pathname}/` === base) {
    // A host that serves the page beside its folder: the worker reaches no further than the folder.
    location.replace(base + location.search + location.hash);
    return undefined;
  }
  const reason = unavailableReason();
  if (reason !== undefined) return renderUnavailable(root, reason);
  const { demo, api } = startDemo();
  try {
    await Promise.all([startServiceWorker(api.handlers), api.sync()]);
  } catch {
    return renderUnavailable(root, workerFailedReason);
  }
  leaveMissingPath(api);
  window.amsMock = api.control;
  return {
    accounts: staff,
    fetch: (input, init) => fetch(input, markBackground(init)),
    demoControl: (props) => <DemoButton demo={demo} {...props} />,
  };
}

function renderUnavailable(root: Element | null, reason: string): undefined {
  if (root) createRoot(root).render(<DemoUnavailable reason={reason} />);
}
