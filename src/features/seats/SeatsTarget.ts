import type { Subscription } from '~/domain/Subscription';

/** A dialog about an organization's seats, with the subscription that it changes. */
export type SeatsTarget =
  | { readonly dialog: 'add' }
  | { readonly dialog: 'assign' | 'total'; readonly subscription: Subscription };
