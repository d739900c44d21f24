import { cacheUntilWrite } from '../database/cacheUntilWrite';
import type { Database } from '../database/createDatabase';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from '../database/records';
import { ApiProblem } from '../http/ApiProblem';
import type { MockBackend } from '../MockBackend';

/** These functions throw 404 `not_found` for unknown ids. */
export function findOrganization({ database }: MockBackend, id: string): OrganizationRecord {
  return requireFound(organizationById(database, id));
}

/** Cached: @mswjs/data takes 9 ms to find one of 10,000, and a profile needs it in four calls. */
const organizationById = cacheUntilWrite('organization', ({ organization }: Database, id: string) =>
  organization.findFirst({ where: { id: { equals: id } } }),
);

export function findSubscription(
  { database }: MockBackend,
  organizationId: string,
  id: string,
): SubscriptionRecord {
  return requireFound(
    database.subscription.findFirst({
      where: { id: { equals: id }, organization_id: { equals: organizationId } },
    }),
  );
}

export function findToken({ database }: MockBackend, id: string): TokenRecord {
  return requireFound(database.token.findFirst({ where: { id: { equals: id } } }));
}

function requireFound<T>(record: T | null): T {
  if (record === null) throw new ApiProblem(404, 'not_found');
  return record;
}
