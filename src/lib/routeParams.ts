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

const maxLength = 512;

/**
 * Whether an id can be used as one path segment. Ids are opaque, but dot segments are resolved even
 * when they are percent-encoded (https://url.spec.whatwg.org/#double-dot-path-segment) and could
 * redirect a request, and control characters and lone surrogates don't survive encoding: no record
 * has such an id.
 */
export function isRecordId(id: string): boolean {
  if (id === '' || id.length > maxLength || !id.isWellFormed() || /[\p{Cc}\uFFFD]/u.test(id))
    return false;
  return id.split(/[/\\]/).every((part) => part !== '.' && part !== '..');
}
