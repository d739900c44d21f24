import { observer } from 'mobx-react-lite';
import { useState, type ComponentType } from 'react';
import { redirect, useParams, type RouteObject } from 'react-router-dom';
import type { Stores } from '../stores/Stores';
import { MissingScreen } from './MissingScreen';
import { Root } from './Root';
import { loginPath } from './redirect';
import { routes, type Route } from './routes';
import { ScreenError } from './ScreenError';

const layouts = {
  landing: () => import('../layouts/LandingLayout').then(({ LandingLayout }) => LandingLayout),
  app: () => import('../layouts/AppLayout').then(({ AppLayout }) => AppLayout),
  guest: () => import('../layouts/GuestLayout').then(({ GuestLayout }) => GuestLayout),
} satisfies Record<Route['layout'], () => Promise<ComponentType>>;

/**
 * The route table as the router takes it: one branch per layout, so that a change of screen leaves the layout alone. `going` tells where the
 * navigation leads, fragment included: the request that a loader is given has none.
 */
export function routeObjects(stores: Stores, going: () => string): RouteObject[] {
  const branches = Object.entries(layouts).map(([layout, load]) => ({
    id: layout,
    ErrorBoundary: ScreenError,
    lazy: { Component: () => orMissingScreen(load()) },
    children: routes.filter((route) => route.layout === layout).map((route) => routeObject(route, stores, going)),
  }));
  return [{ id: 'root', Component: Root, ErrorBoundary: ScreenError, HydrateFallback: Nothing, children: branches }];
}

function routeObject(route: Route, stores: Stores, going: () => string): RouteObject {
  const { screen } = route;
  return {
    id: route.name,
    path: route.path,
    handle: route,
    loader: guard(route, stores, going),
    // A change of the query alone asks nobody again.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    ErrorBoundary: ScreenError,
    ...(screen && { lazy: { Component: () => orMissingScreen(screen().then((Screen) => withParams(Screen, route, stores))) } }),
  };
}

/** Who may see a screen (specification, point 2): protected ones lead to login and back, login itself is for those who aren't signed in. */
function guard({ name, access }: Route, { session, drafts }: Stores, going: () => string) {
  return async () => {
    // The first one runs while the router is still being made.
    await Promise.resolve();
    if (name === 'logout') {
      session.signOut();
      drafts.clear();
      return redirect('/login');
    }
    if (access === 'signed-in' && !session.user) return redirect(loginPath(going()));
    if (access === 'public' && session.user) return redirect('/');
    return null;
  };
}

/**
 * Screens take the path's parameters as props, keyed by them: another organization is another screen. So is that of another person, who may
 * have signed in in another tab; a sign-out leaves a screen alone, it is being left.
 */
function withParams(Screen: ComponentType<never>, { access }: Route, { session }: Stores): ComponentType {
  const Any = Screen as ComponentType<Record<string, string | undefined>>;
  return observer(function ScreenWithParams() {
    const params = useParams();
    const id = access === 'signed-in' ? session.user?.id : undefined;
    const [person, setPerson] = useState(id);
    if (id !== undefined && id !== person) setPerson(id);
    return <Any key={JSON.stringify([person, params])} {...params} />;
  });
}

/** Code that can't be loaded: the router would show nothing at all for it on the first page, whatever its error boundary is. */
function orMissingScreen(code: Promise<ComponentType>): Promise<ComponentType> {
  return code.catch(() => MissingScreen);
}

function Nothing() {
  return null;
}
