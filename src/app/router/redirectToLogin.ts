import { loginPath } from './redirect';
import type { Router } from './Router';
import { stripBasename } from './stripBasename';

/** The current path, or the target of a navigation in progress. */
export function currentPath(router: Router): string {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return stripBasename(pathname) + search + hash;
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
