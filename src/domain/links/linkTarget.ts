/** The values of an organization that the template of a link may have. */
export const linkPlaceholders = ['id', 'subdomain', 'name', 'billing_email'] as const;

const placeholder = /\{(\w+)\}/g;
const inLabel = /^[a-z\d-]+$/i;
const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
/** "." and "..", also encoded, which URLs resolve. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/**
 * Where a template leads for an organization (docs/operations.md, "Links"); undefined if a value is
 * missing or would lead elsewhere. Values are percent-encoded; in the host they must be (part of) a
 * label, and no path may have a segment "." or "..".
 */
export function linkTarget(
  template: string,
  values: Readonly<Record<string, string | null | undefined>>,
): string | undefined {
  const [, scheme, authority, rest] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(template) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return undefined;
  const host = fill(authority, values, (value) => (inLabel.test(value) ? value : undefined));
  const path = fill(rest, values, encode);
  if (host === undefined || path === undefined) return undefined;
  // A host without placeholders was checked with the template.
  const isFilled = host !== authority;
  if (
    isFilled &&
    !host
      .replace(/:\d+$/, '')
      .split('.')
      .every((label) => hostLabel.test(label))
  )
    return undefined;
  const [segments = ''] = path.split(/[?#]/);
  if (segments.split('/').some((segment) => dotSegment.test(segment))) return undefined;
  const url = parse(scheme + host + path);
  return url?.host === normalizedHost(scheme, host) ? url.href : undefined;
}

/** The text with values in place of its placeholders; undefined if one has none. */
function fill(
  text: string,
  values: Readonly<Record<string, string | null | undefined>>,
  toText: (value: string) => string | undefined,
): string | undefined {
  let isComplete = true;
  const filled = text.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const inserted = value ? toText(value) : undefined;
    isComplete &&= inserted !== undefined;
    return inserted ?? '';
  });
  return isComplete ? filled : undefined;
}

/** Half a surrogate pair can't be encoded. */
function encode(value: string): string | undefined {
  return value.isWellFormed() ? encodeURIComponent(value) : undefined;
}

function parse(text: string): URL | undefined {
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** As a URL has it: in lower case, without the scheme's own port. */
function normalizedHost(scheme: string, host: string): string {
  const ownPort = scheme.toLowerCase() === 'https://' ? /:0*443$/ : /:0*80$/;
  return host.toLowerCase().replace(ownPort, '');
}
