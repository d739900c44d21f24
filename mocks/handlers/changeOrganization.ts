import { instantOf } from '../day';
import type { OrganizationRow } from '../rows';
import type { World } from '../World';

/**
 * Changes an organization's fields; one that is as it was asked for keeps its version, so that
 * nobody else's `ETag` goes stale for nothing.
 */
export function changeOrganization(
  world: World,
  organization: OrganizationRow,
  fields: Partial<OrganizationRow>,
): OrganizationRow {
  const changed = Object.entries(fields).some(
    ([field, value]) =>
      value !== undefined && organization[field as keyof OrganizationRow] !== value,
  );
  return changed ? touchOrganization(world, organization, fields) : organization;
}

/** A new version of an organization, itself or something of it having changed. */
export function touchOrganization(
  { database, now }: World,
  organization: OrganizationRow,
  fields: Partial<OrganizationRow> = {},
): OrganizationRow {
  return database.organizations.change(organization.id, {
    ...fields,
    updated_at: instantOf(now()),
    version: organization.version + 1,
  });
}
