const maxLength = 2000;
const home = '/';
/** Any origin will do: a path must resolve to the same one. */
const placeholderOrigin = 'https://console.invalid';
const encodedControl = /%(?:[01][\da-f]|7f)/i;

/** Where to go after sign-in; `invalid` if the given path must not be followed. */
export interface RedirectTarget {
  readonly path: string;
  readonly invalid: boolean;
}

/**
 * The login path that returns to `path`; without `redirect` for home (docs/product.md, "Redirect
 * after sign-in").
 */
export function loginPath(path: string): string {
  // Matched by hand: the URL parser reads a leading `//` as a host.
  return /^\/*(?:[?#]|$)/.test(path) ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/** Reads `redirect` from the query of the login URL (docs/product.md, "Redirect after sign-in"). */
export function redirectTarget(search: string): RedirectTarget {
  const values = new URLSearchParams(search).getAll('redirect');
  const [path = ''] = values;
  if (values.length < 2 && path === '') return { path: home, invalid: false };
  const safePath = values.length === 1 ? safeRedirectPath(path) : undefined;
  return safePath === undefined
    ? { path: home, invalid: true }
    : { path: safePath, invalid: false };
}

/** The path if it stays within this console and may be followed, else undefined. */
export function safeRedirectPath(path: string): string | undefined {
  if (
    path.length > maxLength ||
    !/^\/(?!\/)/.test(path) ||
    /[\\\p{Cc}]/u.test(path) ||
    !URL.canParse(path, placeholderOrigin)
  )
    return undefined;
  const url = new URL(path, placeholderOrigin);
  const ownPath = path.replace(/[?#].*$/s, '');
  if (url.origin !== placeholderOrigin || ownPath.includes('//') || url.pathname.includes('//'))
    return undefined;
  if (encodedControl.test(url.pathname) || mayBecomeUnsafe(url.pathname)) return undefined;
  return url.pathname + path.slice(ownPath.length);
}

/**
 * True for login and logout in any spelling: dot segments, percent-encoding (repeated), capitals,
 * extra slashes, look-alike and invisible characters; and for a path that names another host once
 * decoded (`/%5Cexample.com`).
 */
function mayBecomeUnsafe(pathname: string): boolean {
  let current = pathname;
  for (let pass = 0; pass < 10; pass += 1) {
    const decoded = decode(current)
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '')
      .replaceAll('\\', '/');
    if (decoded.startsWith('//')) return true;
    const resolved = URL.canParse(decoded, placeholderOrigin)
      ? new URL(decoded, placeholderOrigin).pathname
      : decoded;
    if (/^\/*log(?:in|out)\/*$/i.test(resolved)) return true;
    if (resolved === current) return false;
    current = resolved;
  }
  return true;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
