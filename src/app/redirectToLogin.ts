import { loginPath } from './redirect';
import type { Router } from './Router';
import { stripBasename } from './stripBasename';

/** Where the reader is, or is just going: a navigation under way counts. */
export function currentPath(router: Router): string {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return stripBasename(pathname) + search + hash;
}

/**
 * Leads to the login screen and back to `path` afterwards. Before there is a router the page
 * reloads instead, unless it is on home (specification, point 4).
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
