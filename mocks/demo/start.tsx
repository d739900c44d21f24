import styled from '@emotion/styled';
import { createRoot } from 'react-dom/client';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ErrorState } from '~/ui/Feedback';
import type { DemoIntegration } from './run';

/**
 * Starts the demo in the page. If that is impossible, renders the reason and returns `undefined`: the
 * console must not start then.
 */
export async function startDemo(root: Element | null): Promise<DemoIntegration | undefined> {
  const base = import.meta.env.BASE_URL;
  if (`${location.pathname}/` === base) {
    // Some hosts serve the page without the trailing slash, outside the scope of the service
    // worker.
    location.replace(base + location.search + location.hash);
    return undefined;
  }
  let reason = unavailableReason();
  try {
    // Not before: msw reads the storage while it loads, which throws if the browser blocks it.
    if (reason === undefined) return await import('./run').then(({ runDemo }) => runDemo());
  } catch (error) {
    reportError(error);
    reason =
      'The demo could not be started. Check your connection, then try again. If that doesn’t help, the host may not be serving demoServiceWorker.js and mockServiceWorker.js, or the browser may be blocking them.';
  }
  if (root) createRoot(root).render(<DemoUnavailable reason={reason} />);
  return undefined;
}

/** Why the demo can't run in this page, as far as is known before its code is loaded. */
function unavailableReason(): string | undefined {
  if (!window.isSecureContext)
    return 'The demo needs a service worker, which browsers allow only over https or on localhost. Open the demo over https.';
  if (isStorageBlocked())
    return `The demo needs a service worker, which browsers don’t allow where they block cookies and other site data. Allow them for ${location.host}, then try again.`;
  if (!('serviceWorker' in navigator))
    return 'The demo needs a service worker, which is not available in this browser or window. Use a current browser and no private window.';
  return undefined;
}

function isStorageBlocked(): boolean {
  try {
    window.localStorage.getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Shown instead of the console. */
export function DemoUnavailable({ reason }: { readonly reason: string }) {
  return (
    <Page>
      <ErrorState title="The demo can’t run here" titleAs="h1" detail={reason}>
        <Button variant="primary" onClick={() => location.reload()}>
          Try again
        </Button>
      </ErrorState>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${theme.space[4]};
  background: ${theme.surface.page};
  & p {
    max-inline-size: 56ch;
  }
`;
