import { cacheUntilWrite } from './cacheUntilWrite';
import type { Database } from './createDatabase';
import type { SubscriptionRecord } from './records';

/**
 * The subscriptions of an organization in the order of their creation. Cached, because @mswjs/data
 * takes 18 ms to find them among those of 10,000 organizations, and a profile needs them in two
 * calls.
 */
export const findSubscriptions = cacheUntilWrite(
  'subscription',
  ({ subscription }: Database, organizationId: string): readonly SubscriptionRecord[] =>
    subscription.findMany({ where: { organization_id: { equals: organizationId } } }),
);
