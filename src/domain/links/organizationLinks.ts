import type { Integrations } from '~/lib/configuration';
import type { Organization } from '../Organization';

/** A link with where it leads for one organization. */
export interface OrganizationLink {
  readonly label: string;
  readonly href: string;
}

/** Where the links lead for an organization; those that its values don't fit are left out. */
export function organizationLinks(
  { links = [] }: Integrations,
  { id, subdomain, name, billing }: Pick<Organization, 'id' | 'subdomain' | 'name' | 'billing'>,
): readonly OrganizationLink[] {
  const values = { id, subdomain, name, billing_email: billing?.billing_email };
  return links.flatMap(({ label, url }) => {
    const href = linkTarget(url, values);
    return href === undefined ? [] : [{ label, href }];
  });
}

/** The values of an organization that the template of a link may have. */
export const linkPlaceholders = ['id', 'subdomain', 'name', 'billing_email'] as const;

type Values = Readonly<Record<string, string | null | undefined>>;

const placeholder = /\{(\w+)\}/g;
const inLabel = /^[a-z\d-]+$/i;
const hostLabel = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+)(?::\d+)?$/i;
/** Placeholders before the last two labels of a host only: what follows decides who runs the site. */
const filledHost = /^[^:]*\.[^.:{}]+\.[^.:{}]+(?::\d+)?$/;
/** "." and "..", also encoded, which URLs resolve. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;
/**
 * What a template must not contain: other braces, half an encoding, which a value would complete, white
 * space, backslashes, which URLs take for slashes, and characters that hide or reorder text.
 */
const notInTemplate = /[{}\s\\\p{Cc}\p{Cf}\p{Cs}]|%(?![\da-f]{2})/iu;

/** Whether a template may have placeholders in its host. */
export function mayFillHost(authority: string): boolean {
  return filledHost.test(authority);
}

/** Whether a template, its placeholders replaced by letters, contains any of these. */
export function hasStrayCharacters(text: string): boolean {
  return notInTemplate.test(text);
}

/**
 * Where a template leads for some values (docs/operations.md, "Build and configure"); undefined if a
 * value is missing or would lead elsewhere, and for a template that `npm run configure` would reject.
 * Values are percent-encoded; in the host they must be (part of) a label, and no path may have a
 * segment "." or "..".
 */
export function linkTarget(template: string, values: Values): string | undefined {
  const [, scheme, authority, rest] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(template) ?? [];
  if (scheme === undefined || authority === undefined || rest === undefined) return undefined;
  if (hasStrayCharacters(template.replace(placeholder, 'x'))) return undefined;
  if (scheme.toLowerCase() === 'http://' && !loopback.test(authority)) return undefined;
  if (authority.includes('{') && !mayFillHost(authority)) return undefined;
  const host = fill(authority, values, (value) => (inLabel.test(value) ? value : undefined));
  const path = fill(rest, values, encode);
  if (host === undefined || path === undefined) return undefined;
  const labels = host.replace(/:\d+$/, '').split('.');
  if (!labels.every((label) => hostLabel.test(label))) return undefined;
  const [segments = ''] = path.split(/[?#]/);
  if (segments.split('/').some((segment) => dotSegment.test(segment))) return undefined;
  const url = parse(scheme + host + path);
  return url?.host === normalizedHost(scheme, host) ? url.href : undefined;
}

/** The text with values in place of its placeholders; undefined if one has none. */
function fill(
  text: string,
  values: Values,
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
