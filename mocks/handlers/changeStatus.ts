import type { OrganizationStatus } from '~/domain/organizationList';
import type { Actor } from '../activity/ActivityEntry';
import { recordActivity } from '../activity/recordActivity';
import type { OrganizationRecord } from '../database/records';
import { toRfc3339 } from '../day';
import type { MockBackend } from '../MockBackend';
import { touchOrganization } from './applyOrganizationChanges';

/** Activates or deactivates an organization and records it; nothing if it has that status. */
export function changeStatus(
  backend: MockBackend,
  actor: Actor | null,
  organization: OrganizationRecord,
  status: OrganizationStatus,
  note?: string | null,
): OrganizationRecord {
  if (organization.status === status) return organization;
  const status_changed_at = toRfc3339(backend.now());
  const updated = touchOrganization(backend, organization, { status, status_changed_at });
  recordActivity(backend, {
    action: status === 'active' ? 'organization_activated' : 'organization_deactivated',
    actor,
    organization: updated,
    changes: [{ pointer: '/status', before: organization.status, after: status }],
    note,
  });
  return updated;
}
