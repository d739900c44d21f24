import { checkUrl, redact } from './checkValue';

export type ApiHostCheck =
  | { origin: string; problem?: never }
  | { origin?: never; problem: string };

/**
 * Validates the API's origin; `problem` is a one-line message that names the option it was set by,
 * and ends with an example. Plain http is allowed for loopback only, because the console sends
 * bearer tokens. One trailing slash is removed, because pasted origins often have one.
 */
export function checkApiHost(
  value: string | undefined,
  option = 'VITE_API_HOST',
  example = 'VITE_API_HOST=https://api.example.com',
): ApiHostCheck {
  const text = value ?? '';
  if (text.trim() === '')
    return failedCheck(`${option} is missing: set it to the API's origin, for example ${example}`);
  const invalid = (reason: string) =>
    failedCheck(
      `${option} ${reason}: ${redact(text)}; set it to the API's origin only, for example ${example}`,
    );

  const { url, problem } = checkUrl(text);
  if (text.includes('@')) return invalid('must not contain credentials');
  if (problem !== undefined) return invalid(problem);
  if (/[?#]/.test(text)) return invalid('must not have a query or a fragment');
  if (!/^https?:\/\/[^/]+\/?$/i.test(text)) return invalid('must not have a path');
  return { origin: url.origin };
}

function failedCheck(problem: string): ApiHostCheck {
  return { problem };
}
