import type { createBrowserRouter, RouteObject } from 'react-router-dom';
import { readConfiguration } from '~/lib/configuration';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Creates the router: a browser router for the app, a memory router for stories and tests. */
export type CreateRouter = (routes: RouteObject[]) => Router;

/** A path without the app's base path, as the routes declare it. */
export function stripBasename(pathname: string): string {
  const basename = readConfiguration().base.replace(/\/$/, '');
  if (!`${pathname}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase())) return pathname;
  return pathname.slice(basename.length) || '/';
}

/** The current path, or the target of a navigation in progress. */
export function currentPath(router: Router): string {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return stripBasename(pathname) + search + hash;
}
