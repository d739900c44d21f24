import type { Integrations } from '~/lib/configuration';
import type { Organization } from '../Organization';
import { linkTarget } from './linkTarget';

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
