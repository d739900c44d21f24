/** Screens that every scenario has, in any spelling that the console's router takes. */
const always = /^\/(?:accounts|token)?\/*$/i;
const profile = /^\/accounts\/([^/]+)\/*$/i;
const login = /^\/login\/*$/i;

/**
 * Where a scenario starts that was chosen on `path` (query and fragment included, without the
 * console's base): there, or on home when it has no such organization. A sign-in leads nowhere else
 * either.
 */
export function startPath(path: string, exists: (organization: string) => boolean): string {
  const [pathname = ''] = path.split(/[?#]/, 1);
  if (login.test(pathname)) {
    const target = new URLSearchParams(path.slice(pathname.length)).get('redirect');
    return target === null || startPath(target, exists) === target ? path : pathname;
  }
  const id = decoded(profile.exec(pathname)?.[1]);
  return always.test(pathname) || (id !== undefined && exists(id)) ? path : '/';
}

function decoded(segment: string | undefined): string | undefined {
  try {
    return segment === undefined ? undefined : decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
