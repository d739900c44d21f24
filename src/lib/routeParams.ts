/**
 * The route parameters in a path, percent-decoded once. React Router decodes `%2F` twice and so
 * opens `a/b` instead of `a%2Fb`: https://github.com/remix-run/react-router/issues/11293. The path
 * may start with the base path of the app.
 */
export function routeParams(pattern: string, pathname: string): Record<string, string> {
  const names = pattern.split('/');
  const segments = pathname
    .replace(/\/+$/, '')
    .split('/')
    .slice(-names.length + 1);
  return Object.fromEntries(
    names.slice(1).flatMap((name, index) => {
      const segment = segments[index];
      return name.startsWith(':') && segment !== undefined
        ? [[name.slice(1), decodeSegment(segment)]]
        : [];
    }),
  );
}

/** The id in the path of an organization's profile; undefined for any other path. */
export function profileId(pathname: string): string | undefined {
  return /\/accounts\/[^/]+\/*$/.test(pathname)
    ? routeParams('/accounts/:id', pathname)['id']
    : undefined;
}

/** Malformed encoding is kept: it matches no id. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
