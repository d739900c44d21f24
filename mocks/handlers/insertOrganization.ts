import type { createOrganization } from '~/api/contract/accountMutations';
import type { BodyOf } from '~/api/contract/Call';
import { toUtcDay, toRfc3339 } from '../day';
import type { OrganizationRecord } from '../records';
import type { MockBackend } from '../MockBackend';

/** Creates an active organization with none of its seats in use. */
export function insertOrganization(
  { database, now, uniqueString }: MockBackend,
  body: BodyOf<typeof createOrganization>,
): OrganizationRecord {
  const { name, address, subdomain, billing, subscriptions } = body;
  const instant = toRfc3339(now());
  const today = toUtcDay(now());
  const organization = database.organizations.create({
    id: `org_${uniqueString(12)}`,
    name,
    address: address ?? null,
    subdomain,
    status: 'active',
    registered_at: instant,
    updated_at: instant,
    ...billing,
    billing_phone: billing.billing_phone ?? null,
    version: 1,
  });
  for (const { seat_type, total_seats } of subscriptions) {
    database.subscriptions.create({
      id: `sub_${uniqueString(12)}`,
      organization_id: organization.id,
      seat_type,
      total_seats,
      used_seats: 0,
      daily_start: today,
      daily_end: today,
      daily_counts: [0],
      daily_seed: 0,
    });
  }
  return organization;
}
