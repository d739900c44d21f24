import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import type { Query } from '~/stores/Query';
import { report } from '~/lib/report';
import type { Stores } from '~/stores/Stores';
import { prefetchWhenIdle } from './prefetchWhenIdle';
import { ChunkErrorScreen } from '~/app/ChunkErrorScreen';
import { currentPath } from './redirectToLogin';
import { RootLayout } from '~/app/RootLayout';
import type { Router } from './Router';
import { loginPath } from './redirect';
import { routeParams } from '~/lib/routeParams';
import { routes, type AppRoute } from './routes';
import { ScreenError } from '~/app/ScreenError';

const layouts = {
  landing: () => import('~/layouts/LandingLayout').then(({ LandingLayout }) => LandingLayout),
  app: () => import('~/layouts/AppLayout').then(({ AppLayout }) => AppLayout),
  guest: () => import('~/layouts/GuestLayout').then(({ GuestLayout }) => GuestLayout),
} satisfies Record<AppRoute['layout'], () => Promise<ComponentType>>;

/**
 * React Router's form of the route table: one branch per layout, so that a change of screen keeps
 * the layout mounted. `router` returns the router created from it: it knows the target of a
 * navigation with its fragment, which a loader's request lacks.
 */
export function routeObjects(stores: Stores, router: () => Router | undefined): RouteObject[] {
  const branches = Object.entries(layouts).map(([layout, load]) => ({
    id: layout,
    ErrorBoundary: ScreenError,
    lazy: { Component: () => withChunkErrorScreen(load()) },
    children: routes
      .filter((route) => route.layout === layout)
      .map((route) => routeObject(route, stores, router)),
  }));
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: ScreenError,
      HydrateFallback: EmptyFallback,
      children: branches,
    },
  ];
}

function routeObject(
  route: AppRoute,
  stores: Stores,
  router: () => Router | undefined,
): RouteObject {
  const { screen } = route;
  return {
    id: route.name,
    path: route.path,
    handle: route,
    loader: guard(route, stores, router),
    // A change of the query alone doesn't rerun the loader.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ErrorBoundary: ScreenError,
    ...(screen && {
      lazy: {
        Component: () =>
          withChunkErrorScreen(screen().then((Screen) => withParams(Screen, route, stores))),
      },
    }),
  };
}

/**
 * Navigation guard (docs/product.md, "2. Screens and routes"): protected screens redirect to login
 * and back; login redirects signed-in users to home.
 */
function guard(
  { path, name, access, queries, waitsForData }: AppRoute,
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
    if (!queries || !waitsForData) return null;
    const { pathname, search } = new URL(request.url);
    const fetched = ensureAll(
      await queries({ stores, params: routeParams(path, pathname), search }),
      request.signal,
    );
    // The static shell or the previous screen stays for `PENDING_DELAY`, so that a quick response
    // needs no skeletons.
    await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PENDING_DELAY))]);
    return null;
  };
}

/** Fetches what is stale; resolves when nothing is in flight. `signal` aborts it. */
function ensureAll(queries: readonly Query<unknown>[], signal: AbortSignal): Promise<unknown> {
  signal.addEventListener('abort', () => {
    for (const query of queries) query.cancel();
  });
  return Promise.all(queries.map((query) => query.ensure()));
}

/**
 * Passes the path parameters to the screen as props, and keys it by them and by the user: another
 * organization, or another user signing in in another tab, mounts a new screen. A sign-out keeps
 * the screen, which is about to unmount.
 */
function withParams(
  Screen: ComponentType<never>,
  { path, access, nextScreen }: AppRoute,
  { session, requests }: Stores,
): ComponentType {
  const AnyScreen = Screen as ComponentType<Record<string, string | undefined>>;
  return observer(function ScreenWithParams() {
    const params = routeParams(path, useLocation().pathname);
    const currentUserId = access === 'signed-in' ? session.user?.id : undefined;
    const [userId, setUserId] = useState(currentUserId);
    if (currentUserId !== undefined && currentUserId !== userId) setUserId(currentUserId);
    useEffect(
      () =>
        prefetchWhenIdle(
          () => Promise.all([nextScreen?.(), access === 'signed-in' && prefetchPublicScreens()]),
          requests,
        ),
      [],
    );
    return <AnyScreen key={JSON.stringify([userId, params])} {...params} />;
  });
}

/** Prefetches the screens shown after a sign-out, which works without a network too. */
function prefetchPublicScreens(): Promise<unknown> {
  return Promise.all([
    layouts.guest(),
    layouts.landing(),
    ...routes.map(({ access, screen }) => access === 'public' && screen?.()),
  ]);
}

/**
 * Replaces a failed chunk with an error screen. If `lazy` rejected, React Router would render
 * nothing on the first page, whatever the error boundary; a bug with the same symptom:
 * https://github.com/remix-run/react-router/issues/10194.
 */
function withChunkErrorScreen(component: Promise<ComponentType>): Promise<ComponentType> {
  return component.catch((error: unknown) => {
    report(error);
    return ChunkErrorScreen;
  });
}

function EmptyFallback() {
  return null;
}
