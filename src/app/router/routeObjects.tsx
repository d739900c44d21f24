import { autorun } from 'mobx';
import { useEffect, type ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { usePathname } from '~/hooks/navigation';
import { loadIdleCode, whenIdle } from '~/lib/lazyWithRetry';
import { PENDING_DELAY } from '~/ui/Feedback';
import type { Query } from '~/stores/Query';
import type { Stores } from '~/stores/context';
import { loginPath } from './redirect';
import { RootLayout } from '~/app/RootLayout';
import { currentPath, type Router } from './Router';
import { routeParams } from '~/lib/routeParams';
import { routes, type AppRoute } from './routes';
import type { ScreenName } from './screens';
import { ScreenError } from '~/app/ScreenError';

type Params = Readonly<Record<string, string | undefined>>;

/** Loads the component of a screen or layout, whose props are the parameters of its path. */
export type LoadScreen = (name: ScreenName) => Promise<ComponentType<never>>;

/**
 * React Router's form of the route table: one branch per layout, so that a change of screen keeps
 * the layout mounted. `router` returns the router created from it: it knows the target of a
 * navigation with its fragment, which a loader's request lacks.
 */
export function routeObjects(
  stores: Stores,
  loadScreen: LoadScreen,
  router: () => Router | undefined,
): RouteObject[] {
  const branches = Array.from(new Set(routes.map(({ layout }) => layout)), (layout) => ({
    id: layout,
    ErrorBoundary: ScreenError,
    lazy: { Component: () => withChunkErrorScreen(loadScreen(layout)) },
    children: routes
      .filter((route) => route.layout === layout)
      .map((route) => routeObject(route, stores, loadScreen, router)),
  }));
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: ScreenError,
      HydrateFallback: () => null,
      children: branches,
    },
  ];
}

function routeObject(
  route: AppRoute,
  stores: Stores,
  loadScreen: LoadScreen,
  router: () => Router | undefined,
): RouteObject {
  const { screen } = route;
  return {
    id: route.name,
    path: route.path,
    handle: route,
    loader: guard(route, stores, router),
    // Without a loader to run, the router navigates at once.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      currentUrl.pathname !== nextUrl.pathname || !hasData(route, nextUrl, stores),
    ErrorBoundary: ScreenError,
    ...(screen && {
      lazy: {
        Component: async () =>
          withParams(await withChunkErrorScreen(loadScreen(screen)), route, stores, loadScreen),
      },
    }),
  };
}

/**
 * Navigation guard (docs/product.md, "Screens and routes"): protected screens redirect to login
 * and back; login redirects signed-in users to home.
 */
function guard(
  { path, name, access, queries }: AppRoute,
  stores: Stores,
  router: () => Router | undefined,
) {
  const { session, drafts, recentOrganizations } = stores;
  return async ({ request }: LoaderFunctionArgs) => {
    // The first loader runs while the router is still being created.
    await Promise.resolve();
    const currentRouter = router();
    if (name === 'logout') {
      recentOrganizations.clear();
      session.signOut();
      drafts.clear();
      return redirect('/login');
    }
    if (access === 'signed-in' && !session.user)
      return redirect(loginPath(currentRouter ? currentPath(currentRouter) : '/'));
    if (access === 'public' && session.user) return redirect('/');
    if (!queries) return null;
    const { pathname, search } = new URL(request.url);
    const fetched = ensureAll(
      queries({ stores, params: routeParams(path, pathname), search }),
      request.signal,
    );
    // The static shell or the previous screen stays for `PENDING_DELAY`, so that a quick response
    // needs no skeletons.
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PENDING_DELAY))]);
    return null;
  };
}

/** Whether all the data that a navigation waits for is loaded. */
function hasData({ path, queries }: AppRoute, url: URL, stores: Stores): boolean {
  if (!queries) return true;
  const context = { stores, params: routeParams(path, url.pathname), search: url.search };
  return queries(context).every((query) => query.status === 'error' || query.data !== undefined);
}

/**
 * Fetches what is stale, unless a component shows its error; resolves once there is data, which may
 * still be refetched. `signal` aborts it.
 */
function ensureAll(queries: readonly Query<unknown>[], signal: AbortSignal): Promise<unknown> {
  return Promise.all(
    queries.map(async (query) => {
      if (query.status === 'error' && query.users > 0) return;
      signal.addEventListener('abort', () => query.cancel());
      const fetched = query.ensure();
      if (query.data === undefined) await fetched;
    }),
  );
}

/**
 * Passes the path parameters to the screen as props, and keys it by them: another organization
 * mounts a new screen.
 */
function withParams(
  Screen: ComponentType<Params>,
  { path, access }: AppRoute,
  { http }: Stores,
  loadScreen: LoadScreen,
): ComponentType {
  return function ScreenWithParams() {
    const params = routeParams(path, usePathname());
    useEffect(() => (access === 'public' ? loadAppOnPassword(loadScreen) : undefined), []);
    useEffect(() => (access === 'signed-in' ? loadDailyCode(http) : undefined), []);
    return <Screen key={JSON.stringify(params)} {...params} />;
  };
}

/** Shown in place of a screen or layout whose code can't be loaded. */
function MissingScreen() {
  return <ScreenError missing />;
}

/**
 * Replaces a failed chunk with an error screen. If `lazy` rejected, React Router would render
 * nothing on the first page, whatever the error boundary; a bug with the same symptom:
 * https://github.com/remix-run/react-router/issues/10194.
 */
function withChunkErrorScreen(screen: ReturnType<LoadScreen>): Promise<ComponentType<Params>> {
  return (screen as Promise<ComponentType<Params>>).catch(() => MissingScreen);
}

/**
 * Loads what staff use daily besides the current screen, once no call is in flight and the page is idle. A
 * failed load is repeated when its code is used. Returns a function that cancels it.
 */
function loadDailyCode(http: Stores['http']): () => void {
  let cancelIdle: (() => void) | undefined;
  const disposeAutorun = autorun((reaction) => {
    if (http.inFlight > 0) return;
    reaction.dispose();
    cancelIdle = whenIdle(() => void loadIdleCode());
  });
  return () => {
    disposeAutorun();
    cancelIdle?.();
  };
}

/** Loads what is shown after a sign-in once a password is typed. Returns a function that stops it. */
function loadAppOnPassword(loadScreen: LoadScreen): () => void {
  const prefetch = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === 'password')
      void loadScreen('AppLayout').catch(() => undefined);
  };
  document.addEventListener('input', prefetch);
  return () => document.removeEventListener('input', prefetch);
}
