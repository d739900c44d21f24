import type { Actor } from '../activity/ActivityEntry';
import { changesOf, type OrganizationEdit } from '../activity/changesOf';
import { recordActivity } from '../activity/recordActivity';
import { toRfc3339 } from '../day';
import type { OrganizationRecord } from '../database/records';
import { updateOrganizationColumns, type OrganizationColumns } from '../database/writeOrganization';
import type { MockBackend } from '../MockBackend';

/**
 * Changes an organization's fields and records it. If nothing changes, the version stays, so that
 * the `ETag` others have read remains valid.
 */
export function applyOrganizationChanges(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  edit: OrganizationEdit,
  note?: string | null,
): OrganizationRecord {
  const changes = changesOf(organization, edit);
  if (changes.length === 0) return organization;
  const updated = touchOrganization(backend, organization, edit);
  recordActivity(backend, {
    action: 'organization_updated',
    actor,
    organization: updated,
    changes,
    note,
  });
  return updated;
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
