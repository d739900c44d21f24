/** Screens that exist in every scenario, in any spelling that the router matches. */
const commonPath = /^\/(?:accounts|token)?\/*$/i;
const profilePath = /^\/accounts\/([^/]+)\/*$/i;
const loginPath = /^\/login\/*$/i;

/**
 * The path on which a scenario chosen on `path` starts: the same, or home if the scenario lacks
 * that organization; the redirect after sign-in follows the same rule. Paths include query and
 * fragment, without the console's base.
 */
export function startPath(path: string, exists: (organizationId: string) => boolean): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (loginPath.test(pathname)) {
    const target = new URLSearchParams(path.slice(pathname.length)).get('redirect');
    return target === null || startPath(target, exists) === target ? path : pathname;
  }
  const id = organizationIdOf(path);
  return commonPath.test(pathname) || (id !== undefined && exists(id)) ? path : '/';
}

/** The organization whose profile is at a path without the console's base. */
export function organizationIdOf(path: string): string | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return decodeSegment(profilePath.exec(pathname)?.[1]);
}

function decodeSegment(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
