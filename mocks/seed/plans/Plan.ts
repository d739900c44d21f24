import type { FieldName } from '~/domain/organizationFields';
import type { Actor } from '../../activity/ActivityEntry';
import type { NewOrganization, OrganizationColumns } from '../../database/writeOrganization';
import type { Region } from '../regions/Region';

/** What happens to a seeded organization after its creation. */
export type PlannedEvent = {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly actor: Actor | null;
} & (
  | { readonly kind: 'assign'; readonly subscription: number; readonly seats: number }
  | { readonly kind: 'total'; readonly subscription: number; readonly seats: number }
  /** The subscription begins; until then it doesn't exist. */
  | { readonly kind: 'subscribe'; readonly subscription: number; readonly seats: number }
  /** The amount follows the total seats. */
  | { readonly kind: 'price' }
  | { readonly kind: 'fields'; readonly fields: EditedFields }
  | { readonly kind: 'deactivate' | 'activate'; readonly reason: string | null }
  | { readonly kind: 'note'; readonly text: string }
);

/** The subdomain and the currency never change. */
type EditedFields = Partial<
  Pick<OrganizationColumns, Exclude<FieldName, 'subdomain' | 'currency'>>
>;

/** A subscription, from the organization's creation or a later `subscribe` event. */
export interface PlannedSubscription {
  readonly id: string;
  readonly seat_type: string;
  /** Total at the organization's creation; undefined if it begins later. */
  readonly initialTotal?: number | undefined;
  readonly daily_seed: number;
}

/** The history of a seeded organization, from which its rows and its activity follow. */
export interface Plan {
  readonly id: string;
  readonly subdomain: string;
  readonly region: Region;
  /** Epoch milliseconds. */
  readonly registered: number;
  readonly registeredBy: Actor;
  /** As they were at the creation; those that may be null can be left out. */
  readonly fields: Pick<NewOrganization, Exclude<keyof EditedFields, 'amount'>>;
  readonly subscriptions: readonly PlannedSubscription[];
  /** Once planned, in the order of time. */
  readonly events: readonly PlannedEvent[];
}
