/** The value that the console uses, or a one-line message about what is wrong with the given one. */
export type Check = { value: string; problem?: never } | { value?: never; problem: string };

/** Characters that could end a line, hide or reorder text, or that no file can store as UTF-8. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\uFEFF]/u;
const logoData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z\d+/]+={0,2}$/;

/** The provider's name: up to 100 printable characters. */
export function checkProviderName(option: string, text: string): Check {
  if (text.trim() === '') return failed(option, 'must not be empty', text);
  if (unprintable.test(text)) return failed(option, 'must not have control characters', text);
  if (text.length > 100) return failed(option, 'must have at most 100 characters', text);
  return { value: text.trim() };
}

/** The logo: an https URL (http for loopback only), an absolute path, or a `data:` image. */
export function checkLogo(option: string, text: string): Check {
  if (logoData.test(text) && text.length <= 100_000) return { value: text };
  if (/^\/(?!\/)[\w./~-]*$/.test(text)) return { value: text };
  if (/^\/|^data:/i.test(text))
    return failed(option, 'must be an https URL, a plain path or a small base64 image', text);
  const { url, problem } = checkUrl(text);
  if (problem !== undefined) return failed(option, problem, text);
  if (text.includes('@')) return failed(option, 'must not contain credentials', text);
  return { value: url.href };
}

/**
 * A Sentry DSN: `https://<public key>@<host>/<project>`. The public key is not a credential, a
 * secret key (`<public key>:<secret>`) is.
 */
export function checkDsn(option: string, text: string): Check {
  const { url, problem } = checkUrl(text);
  if (problem !== undefined) return failed(option, problem, text);
  if (url.password !== '') return failed(option, 'must not have a secret key', text);
  if (!/^[A-Za-z\d]+$/.test(url.username)) return failed(option, 'has no public key', text);
  if (/[?#]/.test(text)) return failed(option, 'must not have a query or a fragment', text);
  if (!/^(?:\/[\w-]+)*\/\d+$/.test(url.pathname))
    return failed(option, 'must end with the number of a project', text);
  return { value: url.href };
}

/** The base path: `/` or `/console/`. */
export function checkBase(option: string, text: string): Check {
  const isPath = /^\/(?:[\w~-][\w.~-]*\/)*$/.test(text);
  return isPath
    ? { value: text }
    : failed(option, 'must be a path that starts and ends with a slash', text);
}

/** The document root on the server, which the server configurations contain. */
export function checkRoot(option: string, text: string): Check {
  return /^\/[\w./@+-]*$/.test(text)
    ? { value: text }
    : failed(option, 'must be a plain absolute path', text);
}

/**
 * An absolute https URL, or http for loopback only. Its host has nothing but the characters of DNS
 * names: URLs allow `;` and `"` in a host, which would change a policy or a server configuration
 * that contains it.
 */
export function checkUrl(
  text: string,
): { url: URL; problem?: never } | { url?: never; problem: string } {
  if (!/^https?:\/\/[^/]/i.test(text) || /\s|\\/u.test(text) || unprintable.test(text))
    return { problem: 'is not an absolute http or https URL' };
  if (!URL.canParse(text)) return { problem: 'is not a valid URL' };
  const url = new URL(text);
  // A policy can't name them (https://www.w3.org/TR/CSP3/#grammardef-host-part).
  if (url.hostname.startsWith('['))
    return { problem: 'must name its host, an IPv6 address is not possible' };
  if (!/^[a-z\d.-]+$/.test(url.hostname)) return { problem: 'does not have a valid host' };
  // URLs complete `10.1` to `10.0.0.1`.
  if (/^[\d.]+$/.test(url.hostname) && hostIn(text) !== url.hostname)
    return { problem: 'does not have a complete IPv4 address' };
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return { problem: 'may use http for localhost only' };
  return { url };
}

/** The host as it is written in a URL. */
function hostIn(text: string): string | undefined {
  return /^\w+:\/\/(?:[^/?#]*@)?([^/?#:]*)/.exec(text)?.[1];
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

function failed(option: string, reason: string, text: string): Check {
  return { problem: `${option} ${reason}: ${redact(text)}` };
}

/** The text in quotes, on one line, shortened and without credentials. */
export function redact(text: string): string {
  const line = oneLine(text.replace(/\/\/[^/]*@/g, '//***@'));
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}

/** The text on one line, without characters that a terminal could interpret. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
    .trim();
}
