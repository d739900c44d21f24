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
/** "." and "..", also encoded, which URLs resolve. */
const dotSegment = /^(?:\.|%2e){1,2}$/i;

/**
 * Where a template that `npm run configure` has accepted leads for some values; undefined if a value is
 * missing or would lead elsewhere. Values are percent-encoded; in the host they must be (part of) a
 * label, and no path may have a segment "." or "..".
 */
export function linkTarget(template: string, values: Values): string | undefined {
  const [, scheme, authority = '', rest = ''] =
    /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(template) ?? [];
  const host = fill(authority, values, (value) => (inLabel.test(value) ? value : undefined));
  const path = fill(rest, values, encode);
  if (scheme === undefined || host === undefined || path === undefined) return undefined;
  const labels = host.replace(/:\d+$/, '').split('.');
  if (!labels.every((label) => hostLabel.test(label))) return undefined;
  const [segments = ''] = path.split(/[?#]/);
  if (segments.split('/').some((segment) => dotSegment.test(segment))) return undefined;
  const url = scheme + host + path;
  return URL.canParse(url) ? new URL(url).href : undefined;
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
