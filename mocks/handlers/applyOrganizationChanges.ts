import { toRfc3339 } from '../day';
import type { OrganizationRecord } from '../records';
import type { MockBackend } from '../MockBackend';

/**
 * Changes an organization's fields; one that is as it was asked for keeps its version, so that
 * nobody else's `ETag` goes stale for nothing.
 */
export function applyOrganizationChanges(
  backend: MockBackend,
  organization: OrganizationRecord,
  fields: Partial<OrganizationRecord>,
): OrganizationRecord {
  const hasChanges = Object.entries(fields).some(
    ([field, value]) =>
      value !== undefined && organization[field as keyof OrganizationRecord] !== value,
  );
  return hasChanges ? touchOrganization(backend, organization, fields) : organization;
}

/** A new version of an organization, itself or something of it having changed. */
export function touchOrganization(
  { database, now }: MockBackend,
  organization: OrganizationRecord,
  fields: Partial<OrganizationRecord> = {},
): OrganizationRecord {
  return database.organizations.update(organization.id, {
    ...fields,
    updated_at: toRfc3339(now()),
    version: organization.version + 1,
  });
}
