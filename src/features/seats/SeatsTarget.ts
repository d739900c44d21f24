import type { Subscription } from '~/domain/Subscription';

/** A dialog about an organization's seats, with the subscription that it changes. */
export type SeatsTarget =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'assign'; readonly subscription: Subscription }
  | {
      readonly dialog: 'total';
      readonly subscription: Subscription;
      /** A total to start with instead of today's. */
      readonly proposed?: ProposedTotal;
    };

/** A total that the console proposes. */
export interface ProposedTotal {
  readonly seats: number;
  /** How it comes about: "162 and 10 %". */
  readonly hint: string;
}

/** Whether two targets are the same dialog about the same subscription, which may have changed. */
export function isSameTarget(one: SeatsTarget, other: SeatsTarget): boolean {
  return one.dialog === other.dialog && subscriptionId(one) === subscriptionId(other);
}

function subscriptionId(target: SeatsTarget): string | undefined {
  return target.dialog === 'add' ? undefined : target.subscription.id;
}
