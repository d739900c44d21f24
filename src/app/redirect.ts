const maxLength = 2000;
const home = '/';
/** Any origin serves: a path must stay on it. */
const somewhere = 'https://console.invalid';
const encodedControl = /%(?:[01][\da-f]|7f)/i;

/** Where to go after a sign-in; `refused` when a path was given that can't be followed. */
export interface RedirectTarget {
  readonly path: string;
  readonly refused: boolean;
}

/**
 * The address of the login screen that leads back to `path` (specification, point 2: none for
 * home).
 */
export function loginPath(path: string): string {
  // Not by the URL parser: to it `//` is the beginning of a host.
  return /^\/*(?:[?#]|$)/.test(path) ? '/login' : `/login?redirect=${encodeURIComponent(path)}`;
}

/** Reads the `redirect` of a login address (decisions.md, "Redirect after sign-in"). */
export function redirectTarget(search: string): RedirectTarget {
  const given = new URLSearchParams(search).getAll('redirect');
  const [path = ''] = given;
  if (given.length < 2 && path === '') return { path: home, refused: false };
  const safe = given.length === 1 ? consolePath(path) : undefined;
  return safe === undefined ? { path: home, refused: true } : { path: safe, refused: false };
}

/** The path if it is one of this console and can be followed, undefined otherwise. */
export function consolePath(path: string): string | undefined {
  if (
    path.length > maxLength ||
    !/^\/(?!\/)/.test(path) ||
    /[\\\p{Cc}]/u.test(path) ||
    !URL.canParse(path, somewhere)
  )
    return undefined;
  const url = new URL(path, somewhere);
  const ownPath = path.replace(/[?#].*$/s, '');
  if (url.origin !== somewhere || ownPath.includes('//') || url.pathname.includes('//'))
    return undefined;
  if (encodedControl.test(url.pathname) || isSessionPath(url.pathname)) return undefined;
  return url.pathname + path.slice(ownPath.length);
}

/**
 * True for login and logout in any spelling: dots, percent-encoding (however often), capitals,
 * slashes around, look-alike and invisible characters.
 */
function isSessionPath(pathname: string): boolean {
  let spelt = pathname;
  for (let turn = 0; turn < 10; turn += 1) {
    const plain = decode(spelt)
      .normalize('NFKC')
      .replace(/[\s\p{Cf}]/gu, '')
      .replaceAll('\\', '/');
    const resolved = URL.canParse(plain, somewhere)
      ? new URL(plain.replace(/^\/+/, '/'), somewhere).pathname
      : plain;
    if (/^\/*log(?:in|out)\/*$/i.test(resolved)) return true;
    if (resolved === spelt) return false;
    spelt = resolved;
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
