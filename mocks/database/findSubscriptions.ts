import type { Database } from './createDatabase';
import type { SubscriptionRecord } from './records';

/** The subscriptions of an organization in the order of their creation. */
export function findSubscriptions(
  database: Database,
  organizationId: string,
): readonly SubscriptionRecord[] {
  return database.subscription.findMany({ where: { organization_id: { equals: organizationId } } });
}
