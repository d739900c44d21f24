import type { createOrganization } from '../../src/api/contract/accountWrites';
import type { BodyOf } from '../../src/api/contract/Call';
import { dayOf, instantOf } from '../day';
import type { OrganizationRow } from '../rows';
import type { World } from '../World';

/** A new organization: active from now on, none of its seats in use. */
export function addOrganization(
  { database, now, unused }: World,
  body: BodyOf<typeof createOrganization>,
): OrganizationRow {
  const { name, address, subdomain, billing, subscriptions } = body;
  const instant = instantOf(now());
  const today = dayOf(now());
  const organization = database.organizations.create({
    id: `org_${unused(12)}`,
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
      id: `sub_${unused(12)}`,
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
