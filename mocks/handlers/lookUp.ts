import { ApiProblem } from '../http/ApiProblem';
import { findSubscriptions } from '../organizationIndex';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from '../records';
import type { MockBackend } from '../MockBackend';

/** These functions throw 404 `not_found` for unknown ids. */
export function findOrganization({ database }: MockBackend, id: string): OrganizationRecord {
  return requireFound(database.organizations.get(id));
}

export function findSubscription(
  { database }: MockBackend,
  organizationId: string,
  id: string,
): SubscriptionRecord {
  return requireFound(
    findSubscriptions(database, organizationId).find((subscription) => subscription.id === id),
  );
}

export function findToken({ database }: MockBackend, id: string): TokenRecord {
  return requireFound(database.tokens.get(id));
}

function requireFound<T>(record: T | undefined): T {
  if (record === undefined) throw new ApiProblem(404, 'not_found');
  return record;
}
