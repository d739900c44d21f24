import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { PENDING_DELAY } from '../lib/pendingDelay';
import type { Stores } from '../stores/Stores';
import { prefetchWhenIdle } from './prefetchWhenIdle';
import { ChunkErrorScreen } from './ChunkErrorScreen';
import { currentPath } from './redirectToLogin';
import { RootLayout } from './RootLayout';
import type { Router } from './Router';
import { loginPath } from './redirect';
import { routeParams } from './routeParams';
import { routes, type AppRoute } from './routes';
import { ScreenError } from './ScreenError';

const layouts = {
  landing: () => import('../layouts/LandingLayout').then(({ LandingLayout }) => LandingLayout),
  app: () => import('../layouts/AppLayout').then(({ AppLayout }) => AppLayout),
  guest: () => import('../layouts/GuestLayout').then(({ GuestLayout }) => GuestLayout),
} satisfies Record<AppRoute['layout'], () => Promise<ComponentType>>;

/**
 * The route table as the router takes it: one branch per layout, so that a change of screen leaves
 * the layout alone. `router` is the one that is made of it; it knows where a navigation leads,
 * fragment included: the request that a loader is given has none.
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
    // A change of the query alone asks nobody again.
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
 * Who may see a screen (specification, point 2): protected ones lead to login and back, login
 * itself is for those who aren't signed in.
 */
function guard(
  { path, name, access, prefetch }: AppRoute,
  stores: Stores,
  router: () => Router | undefined,
) {
  const { session, drafts } = stores;
  return async ({ request }: LoaderFunctionArgs) => {
    // The first one runs while the router is still being made.
    await Promise.resolve();
    const currentRouter = router();
    if (name === 'logout') {
      session.signOut();
      drafts.clear();
      return redirect('/login');
    }
    if (access === 'signed-in' && !session.user)
      return redirect(loginPath(currentRouter ? currentPath(currentRouter) : '/'));
    if (access === 'public' && session.user) return redirect('/');
    const { pathname, search } = new URL(request.url);
    const params = routeParams(path, pathname);
    const prefetched = prefetch?.({ stores, params, search }, request.signal);
    // The first screen has a shell before it; any other keeps the one before for a moment: a quick
    // answer needs no skeletons.
    if (prefetched && currentRouter?.state.initialized)
      await Promise.race([
        prefetched,
        new Promise((resolve) => setTimeout(resolve, PENDING_DELAY)),
      ]);
    return null;
  };
}

/**
 * Screens take the path's parameters as props, keyed by them: another organization is another
 * screen. So is that of another person, who may have signed in in another tab; a sign-out leaves a
 * screen alone, it is being left.
 */
function withParams(
  Screen: ComponentType<never>,
  { path, access, nextScreen }: AppRoute,
  { session, activity }: Stores,
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
          activity,
        ),
      [],
    );
    return <AnyScreen key={JSON.stringify([userId, params])} {...params} />;
  });
}

/**
 * The code of what stands where somebody has signed out, which they can do without a network too.
 */
function prefetchPublicScreens(): Promise<unknown> {
  return Promise.all([
    layouts.guest(),
    layouts.landing(),
    ...routes.map(({ access, screen }) => access === 'public' && screen?.()),
  ]);
}

/**
 * Code that can't be loaded: the router would show nothing at all for it on the first page,
 * whatever its error boundary is.
 */
function withChunkErrorScreen(component: Promise<ComponentType>): Promise<ComponentType> {
  return component.catch(() => ChunkErrorScreen);
}

function EmptyFallback() {
  return null;
}
