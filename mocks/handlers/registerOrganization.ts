import type { createOrganization } from '~/api/contract/accountMutations';
import type { BodyOf } from '~/api/contract/Call';
import type { Actor } from '../activity/ActivityEntry';
import { recordActivity } from '../activity/recordActivity';
import { toDayNumber, toRfc3339 } from '../day';
import type { OrganizationRecord } from '../database/records';
import { insertOrganization } from '../database/writeOrganization';
import type { MockBackend } from '../MockBackend';
import { newSubscription } from './writeSubscription';

/** Creates an active organization with none of its seats in use, and records it. */
export function registerOrganization(
  backend: MockBackend,
  actor: Actor | null,
  body: BodyOf<typeof createOrganization>,
): OrganizationRecord {
  const { billing, subscriptions, ...fields } = body;
  const { database, now, uniqueString } = backend;
  const instant = toRfc3339(now());
  const id = `org_${uniqueString(12)}`;
  const organization = insertOrganization(
    database,
    toDayNumber(now()),
    {
      id,
      ...fields,
      ...billing,
      status: 'active',
      registered_at: instant,
      updated_at: instant,
      status_changed_at: null,
      version: 1,
    },
    subscriptions.map((subscription) => newSubscription(backend, id, subscription)),
  );
  recordActivity(backend, { action: 'organization_created', actor, organization });
  return organization;
}
