/**
 * The values of a route's parameters in a path, percent-decoded once. React Router decodes an
 * encoded `%2F` twice, and so opens `a/b` in place of `a%2Fb`:
 * https://github.com/remix-run/react-router/issues/11293. The path may begin with the folder that
 * the console is served from.
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
        ? [[name.slice(1), decoded(segment)]]
        : [];
    }),
  );
}

/** What can't be decoded is left as it is: it is nobody's id. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
