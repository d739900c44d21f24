import type { Subscription } from '~/domain/Subscription';
import type { ProfileQueries } from '~/stores/ProfileQueries';

/** A subscription as the user sees it, with the etag that a mutation sends. */
interface SubscriptionSnapshot {
  readonly subscription: Subscription | undefined;
  readonly etag: string | undefined;
}

/** The subscription as it is loaded now. */
export function subscriptionSnapshot(
  { subscriptions }: ProfileQueries,
  id: string,
): SubscriptionSnapshot {
  return {
    subscription: subscriptions.data?.rows.find((row) => row.id === id),
    etag: subscriptions.data?.etag,
  };
}

/** The newer snapshot; a subscription that is gone stays visible. */
export function newerSnapshot(latest: SubscriptionSnapshot) {
  return (previous: SubscriptionSnapshot): SubscriptionSnapshot => ({
    ...latest,
    subscription: latest.subscription ?? previous.subscription,
  });
}
