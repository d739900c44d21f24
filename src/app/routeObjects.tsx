import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentType } from 'react';
import { redirect, useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { patience } from '../lib/patience';
import type { Stores } from '../stores/Stores';
import { loadAhead } from './loadAhead';
import { MissingScreen } from './MissingScreen';
import { currentPath } from './leaveToLogin';
import { Root } from './Root';
import type { Router } from './Router';
import { loginPath } from './redirect';
import { routeParams } from './routeParams';
import { routes, type Route } from './routes';
import { ScreenError } from './ScreenError';

const layouts = {
  landing: () => import('../layouts/LandingLayout').then(({ LandingLayout }) => LandingLayout),
  app: () => import('../layouts/AppLayout').then(({ AppLayout }) => AppLayout),
  guest: () => import('../layouts/GuestLayout').then(({ GuestLayout }) => GuestLayout),
} satisfies Record<Route['layout'], () => Promise<ComponentType>>;

/**
 * The route table as the router takes it: one branch per layout, so that a change of screen leaves
 * the layout alone. `router` is the one that is made of it; it knows where a navigation leads,
 * fragment included: the request that a loader is given has none.
 */
export function routeObjects(stores: Stores, router: () => Router | undefined): RouteObject[] {
  const branches = Object.entries(layouts).map(([layout, load]) => ({
    id: layout,
    ErrorBoundary: ScreenError,
    lazy: { Component: () => orMissingScreen(load()) },
    children: routes
      .filter((route) => route.layout === layout)
      .map((route) => routeObject(route, stores, router)),
  }));
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: ScreenError,
      HydrateFallback: Nothing,
      children: branches,
    },
  ];
}

function routeObject(route: Route, stores: Stores, router: () => Router | undefined): RouteObject {
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
          orMissingScreen(screen().then((Screen) => withParams(Screen, route, stores))),
      },
    }),
  };
}

/**
 * Who may see a screen (specification, point 2): protected ones lead to login and back, login
 * itself is for those who aren't signed in.
 */
function guard(
  { path, name, access, ahead }: Route,
  stores: Stores,
  router: () => Router | undefined,
) {
  const { session, drafts } = stores;
  return async ({ request }: LoaderFunctionArgs) => {
    // The first one runs while the router is still being made.
    await Promise.resolve();
    const going = router();
    if (name === 'logout') {
      session.signOut();
      drafts.clear();
      return redirect('/login');
    }
    if (access === 'signed-in' && !session.user)
      return redirect(loginPath(going ? currentPath(going) : '/'));
    if (access === 'public' && session.user) return redirect('/');
    const { pathname, search } = new URL(request.url);
    const params = routeParams(path, pathname);
    const shown = ahead?.({ stores, params, search }, request.signal);
    // The first screen has a shell before it; any other keeps the one before for a moment: a quick
    // answer needs no skeletons.
    if (shown && going?.state.initialized)
      await Promise.race([shown, new Promise((over) => setTimeout(over, patience))]);
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
  { path, access, next }: Route,
  { session, activity }: Stores,
): ComponentType {
  const Any = Screen as ComponentType<Record<string, string | undefined>>;
  return observer(function ScreenWithParams() {
    const params = routeParams(path, useLocation().pathname);
    const id = access === 'signed-in' ? session.user?.id : undefined;
    const [person, setPerson] = useState(id);
    if (id !== undefined && id !== person) setPerson(id);
    useEffect(
      () => loadAhead(() => Promise.all([next?.(), access === 'signed-in' && wayOut()]), activity),
      [],
    );
    return <Any key={JSON.stringify([person, params])} {...params} />;
  });
}

/**
 * The code of what stands where somebody has signed out, which they can do without a network too.
 */
function wayOut(): Promise<unknown> {
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
function orMissingScreen(code: Promise<ComponentType>): Promise<ComponentType> {
  return code.catch(() => MissingScreen);
}

function Nothing() {
  return null;
}
