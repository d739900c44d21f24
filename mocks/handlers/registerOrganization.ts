import type { createOrganization } from '~/api/contract/accountMutations';
import type { BodyOf } from '~/api/contract/Call';
import { toUtcDay, toRfc3339 } from '../day';
import type { OrganizationRecord } from '../database/records';
import { insertOrganization } from '../database/writeOrganization';
import type { MockBackend } from '../MockBackend';

/** Creates an active organization with none of its seats in use. */
export function registerOrganization(
  { database, now, uniqueString }: MockBackend,
  body: BodyOf<typeof createOrganization>,
): OrganizationRecord {
  const { name, address, subdomain, billing, subscriptions } = body;
  const instant = toRfc3339(now());
  const today = toUtcDay(now());
  const id = `org_${uniqueString(12)}`;
  return insertOrganization(
    database,
    {
      id,
      name,
      address: address ?? null,
      subdomain,
      status: 'active',
      registered_at: instant,
      updated_at: instant,
      ...billing,
      billing_phone: billing.billing_phone ?? null,
      version: 1,
    },
    subscriptions.map(({ seat_type, total_seats }) => ({
      id: `sub_${uniqueString(12)}`,
      organization_id: id,
      seat_type,
      total_seats,
      used_seats: 0,
      daily_start: today,
      daily_end: today,
      daily_counts: [0],
      daily_seed: 0,
    })),
  );
}
