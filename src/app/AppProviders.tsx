import { CSPProvider } from '@base-ui/react/csp-provider';
import { CacheProvider } from '@emotion/react';
import { useCallback, useMemo } from 'react';
import { matchPath, RouterProvider } from 'react-router-dom';
import { DemoProvider, type Demo } from '~/components/Demo';
import { PathLinkProvider } from '~/components/PathLink';
import { StoresProvider } from '~/stores/context';
import { report } from '~/lib/report';
import { message } from '~/messages/catalogue';
import { emotionCache } from '~/ui/style';
import { LoadErrorProvider } from '~/ui/lazyComponent';
import type { App } from './createApp';
import { routeParams } from '~/lib/routeParams';
import { routes } from './router/routes';

interface AppProvidersProps {
  readonly app: App;
  /** Undefined outside the demo. */
  readonly demo?: Demo | undefined;
}

/**
 * Renders the app. The Content Security Policy forbids inline style elements, so Base UI must not
 * add any: https://base-ui.com/react/utils/csp-provider. Chunks of a screen are loaded before the
 * router renders it, so its updates need no React transition:
 * https://reactrouter.com/explanation/react-transitions. Errors of screens and loaders reach its
 * `onError`, all others the window (vite/page.ts).
 */
export function AppProviders({ app, demo }: AppProvidersProps) {
  const { router, stores } = app;
  const basename = router.basename?.replace(/\/$/, '') ?? '';
  const paths = useMemo(
    () => ({
      basename,
      navigate: (path: string) => {
        const { pathname, search, hash } = router.state.location;
        // As browsers do: a link to the current page adds no history entry.
        const replace = basename + path === pathname + search + hash;
        void router.navigate(path, { replace });
      },
      prefetch: (path: string) => {
        const { pathname, search } = new URL(path, window.location.origin);
        const route = routes.find(({ path: pattern }) => matchPath(pattern, pathname));
        const params = routeParams(route?.path ?? '', pathname);
        for (const query of route?.prefetched?.({ stores, params, search }) ?? [])
          if (query.users === 0) void query.ensure('low');
      },
    }),
    [router, basename, stores],
  );
  const showLoadError = useCallback(
    () =>
      void stores.toasts.show({
        type: 'error',
        text: `${message('something_wrong')}\n${message('page_missing')}`,
        action: { label: message('reload'), run: () => window.location.reload() },
      }),
    [stores],
  );
  return (
    <CacheProvider value={emotionCache}>
      <StoresProvider value={stores}>
        <DemoProvider value={demo}>
          <CSPProvider disableStyleElements>
            <PathLinkProvider value={paths}>
              <LoadErrorProvider value={showLoadError}>
                <RouterProvider
                  router={router}
                  useTransitions={false}
                  onError={(error) => report(error)}
                />
              </LoadErrorProvider>
            </PathLinkProvider>
          </CSPProvider>
        </DemoProvider>
      </StoresProvider>
    </CacheProvider>
  );
}
