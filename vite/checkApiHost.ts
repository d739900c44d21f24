const EXAMPLE = 'VITE_API_HOST=https://api.example.com';

export type ApiHostCheck =
  | { origin: string; problem?: never }
  | { origin?: never; problem: string };

/**
 * Validates the API's origin; `problem` is a one-line message. Plain http is allowed for loopback
 * only, because the console sends bearer tokens. One trailing slash is removed, because pasted
 * origins often have one.
 */
export function checkApiHost(value: string | undefined): ApiHostCheck {
  const text = value ?? '';
  if (text.trim() === '')
    return failedCheck(
      `VITE_API_HOST is missing: set it to the API's origin, for example ${EXAMPLE}`,
    );
  const invalid = (reason: string) =>
    failedCheck(
      `VITE_API_HOST ${reason}: ${redact(text)}; set it to the API's origin only, for example ${EXAMPLE}`,
    );

  if (!/^https?:\/\/[^/]/i.test(text) || /[\s\\\p{Cc}]/u.test(text))
    return invalid('is not an absolute http or https origin');
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return invalid('is not a valid URL');
  }
  if (text.includes('@')) return invalid('must not contain credentials');
  if (/[?#]/.test(text)) return invalid('must not have a query or a fragment');
  if (!/^https?:\/\/[^/]+\/?$/i.test(text)) return invalid('must not have a path');
  if (url.protocol === 'http:' && !isLoopback(url.hostname))
    return invalid('may use http for localhost only');
  return { origin: url.origin };
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** The value on one line, shortened and without credentials. */
function redact(text: string): string {
  const line = text.replace(/\/\/[^/]*@/, '//***@').replace(/[\p{Cc}\s]+/gu, ' ');
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}

function failedCheck(problem: string): ApiHostCheck {
  return { problem };
}
