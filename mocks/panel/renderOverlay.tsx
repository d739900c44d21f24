import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot } from 'react-dom/client';
import type { Demo } from '../demo/Demo';
import { DemoOverlay } from './DemoOverlay';

/** Renders the panel and the tour in a root of their own, which navigations don't unmount. */
export function renderOverlay(demo: Demo): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <CSPProvider disableStyleElements>
      <DemoOverlay demo={demo} />
    </CSPProvider>,
  );
}
