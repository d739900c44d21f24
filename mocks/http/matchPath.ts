/**
 * The values of a path template (`/api/accounts/{id}`) in a URL's path, percent-decoded once;
 * undefined if the path doesn't match. A value that can't be decoded is empty, as no id is. Replaces msw's own
 * matcher, which throws on `%E0%A4%A` and truncates paths at `|`.
 */
export function matchPath(template: string, pathname: string): Record<string, string> | undefined {
  const expected = template.split('/');
  const segments = pathname.split('/');
  if (expected.length !== segments.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = segments[index] ?? '';
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    if (name === undefined) {
      if (segment !== part) return undefined;
    } else {
      if (segment === '') return undefined;
      values[name] = decodeSegment(segment);
    }
  }
  return values;
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
