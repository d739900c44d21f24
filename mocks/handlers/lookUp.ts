import { ApiProblem } from '../http/ApiProblem';
import { subscriptionsOf } from '../organizationIndex';
import type { OrganizationRow, SubscriptionRow, TokenRow } from '../rows';
import type { World } from '../World';

/** The record of an id; throws 404 `not_found`. */
export function findOrganization({ database }: World, id: string): OrganizationRow {
  return found(database.organizations.get(id));
}

export function findSubscription(
  { database }: World,
  organizationId: string,
  id: string,
): SubscriptionRow {
  return found(
    subscriptionsOf(database, organizationId).find((subscription) => subscription.id === id),
  );
}

export function findToken({ database }: World, id: string): TokenRow {
  return found(database.tokens.get(id));
}

function found<T>(record: T | undefined): T {
  if (record === undefined) throw new ApiProblem(404, 'not_found');
  return record;
}
