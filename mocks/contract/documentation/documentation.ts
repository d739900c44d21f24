import type { CallName } from '../calls';
import { activityCalls, activityEntities } from './activity';
import { authCalls, authEntities } from './auth';
import type { CallDocumentation } from './CallDocumentation';
import type { Entity } from './Entity';
import { organizationCalls, organizationEntities } from './organizations';
import { subscriptionCalls, subscriptionEntities } from './subscriptions';

/** By call. */
export const documentation: Readonly<Record<string, CallDocumentation>> = {
  ...authCalls,
  ...organizationCalls,
  ...subscriptionCalls,
  ...activityCalls,
} satisfies Readonly<Record<CallName, CallDocumentation>>;

/** Published as components, by name. */
export const entities: Readonly<Record<string, Entity>> = Object.fromEntries(
  Object.entries<Entity>({
    ...authEntities,
    ...organizationEntities,
    ...subscriptionEntities,
    ...activityEntities,
  }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
);
