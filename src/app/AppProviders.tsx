import { CSPProvider } from '@base-ui/react/csp-provider';
import { useMemo, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { DemoControlProvider } from '../layouts/DemoControl';
import { PathLinkProvider } from '../layouts/PathLink';
import { StoresProvider } from '../stores/context';
import type { App } from './createApp';

interface AppProvidersProps {
  readonly app: App;
  /** The demo's part of the layouts. */
  readonly demoControl?: ComponentProps<typeof DemoControlProvider>['value'];
}

/**
 * One console on a page. Base UI must not add style elements: the Content Security Policy forbids
 * them. The next screen's code is there before the router shows it, so there is nothing to render
 * in slices for.
 */
export function AppProviders({ app, demoControl }: AppProvidersProps) {
  const { router, stores } = app;
  const paths = useMemo(
    () => ({
      basename: router.basename?.replace(/\/$/, '') ?? '',
      navigate: (path: string) => void router.navigate(path),
    }),
    [router],
  );
  return (
    <StoresProvider value={stores}>
      <DemoControlProvider value={demoControl}>
        <CSPProvider disableStyleElements>
          <PathLinkProvider value={paths}>
            <RouterProvider router={router} useTransitions={false} />
          </PathLinkProvider>
        </CSPProvider>
      </DemoControlProvider>
    </StoresProvider>
  );
}
