import { toRfc3339 } from '../day';
import type { OrganizationRecord } from '../database/records';
import { updateOrganizationColumns, type OrganizationColumns } from '../database/writeOrganization';
import type { MockBackend } from '../MockBackend';

/**
 * Changes an organization's fields. If nothing changes, the version stays, so that the `ETag`
 * others have read remains valid.
 */
export function applyOrganizationChanges(
  backend: MockBackend,
  organization: OrganizationRecord,
  fields: Partial<OrganizationColumns>,
): OrganizationRecord {
  const hasChanges = Object.entries(fields).some(
    ([field, value]) =>
      value !== undefined && organization[field as keyof OrganizationColumns] !== value,
  );
  return hasChanges ? touchOrganization(backend, organization, fields) : organization;
}

/** Raises an organization's version after a change to it or its subscriptions. */
export function touchOrganization(
  { database, now }: MockBackend,
  organization: OrganizationRecord,
  fields: Partial<OrganizationColumns> = {},
): OrganizationRecord {
  return updateOrganizationColumns(database, organization, {
    ...fields,
    updated_at: toRfc3339(now()),
    version: organization.version + 1,
  });
}
