const EXAMPLE = 'VITE_API_HOST=https://api.example.com';

export type ApiHostCheck =
  | { origin: string; problem?: never }
  | { origin?: never; problem: string };

/**
 * The API's origin as the console is built with it, or one line that says what is wrong. A console
 * that sends bearer tokens must not send them in the clear, so plain http is for this machine
 * alone. One trailing slash is taken off: people paste origins with it, and it means nothing else.
 */
export function checkApiHost(given: string | undefined): ApiHostCheck {
  const text = given ?? '';
  if (text.trim() === '')
    return wrong(`VITE_API_HOST is missing: set it to the API's origin, for example ${EXAMPLE}`);
  const say = (why: string) =>
    wrong(
      `VITE_API_HOST ${why}: ${shown(text)}; give the API's origin alone, for example ${EXAMPLE}`,
    );

  if (!/^https?:\/\/[^/]/i.test(text) || /[\s\\\p{Cc}]/u.test(text))
    return say('is not an absolute http or https origin');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return say('is not a valid URL');
  }
  if (text.includes('@')) return say('must not hold credentials');
  if (/[?#]/.test(text)) return say('must not have a query or a fragment');
  if (!/^https?:\/\/[^/]+\/?$/i.test(text)) return say('must not have a path');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return say('may use http for localhost only');
  return { origin: url.origin };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Whatever was given, in one line, without a password that it may hold. */
function shown(text: string): string {
  const line = text.replace(/\/\/[^/]*@/, '//***@').replace(/[\p{Cc}\s]+/gu, ' ');
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}

function wrong(problem: string): ApiHostCheck {
  return { problem };
}
