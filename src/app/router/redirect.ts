import { matchPath } from 'react-router-dom';
import { isRecordId, routeParams } from '~/lib/routeParams';
import { stripBasename, type Router } from './Router';
import { routes } from './routes';

/** Any origin will do: a path must resolve to the same one. */
const placeholderOrigin = 'https://console.invalid';

/** The login path that returns to `path`; without `redirect` for home. */
export function loginPath(path: string): string {
  // Matched by hand: the URL parser reads a leading `//` as a host.
  return /^\/*(?:[?#]|$)/.test(path) ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/**
 * Where to go after sign-in, by the query of the login's URL; `invalid` if its `redirect` must not be
 * followed (docs/product.md, "Redirect").
 */
export function redirectTarget(search: string): { path: string; invalid: boolean } {
  const [redirect = '', ...others] = new URLSearchParams(search).getAll('redirect');
  const path = others.length === 0 ? screenPath(redirect) : undefined;
  return {
    path: path ?? '/',
    invalid: path === undefined && (redirect !== '' || others.length > 0),
  };
}

/** A path that stays on this origin and is one of a signed-in screen; undefined for any other text. */
function screenPath(path: string): string | undefined {
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, placeholderOrigin))
    return undefined;
  const { origin, pathname } = new URL(path, placeholderOrigin);
  const route = routes.find(
    ({ access, path: pattern }) =>
      access === 'signed-in' && matchPath({ path: pattern, caseSensitive: true }, pathname),
  );
  const isScreen =
    route !== undefined &&
    origin === placeholderOrigin &&
    !pathname.includes('//') &&
    Object.values(routeParams(route.path, pathname)).every(isRecordId);
  return isScreen ? pathname + path.replace(/^[^?#]*/, '') : undefined;
}

/**
 * Goes to login with `path` as redirect. Without a router the page reloads instead, unless it is on
 * home (docs/product.md, "Session").
 */
export function redirectToLogin(
  router: Router | undefined,
  path: string | undefined,
  location: Pick<Location, 'pathname' | 'reload'> = window.location,
): void {
  if (!router) {
    if (stripBasename(location.pathname) !== '/') location.reload();
    return;
  }
  const route = router.state.matches.at(-1)?.route.handle as { access?: string } | undefined;
  if (route?.access === 'signed-in' || router.state.navigation.location)
    void router.navigate(loginPath(path ?? '/'), { replace: true });
}
