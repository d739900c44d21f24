import type { activityActions } from '~/api/contract/activityActions';

/** The actions of the contract (docs/openapi.yaml). */
export type ActivityAction = (typeof activityActions)[number];

/** Who made a change; null stands for the system. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** A changed value; the pointer leads into the organization or the subscription. */
export interface Change {
  readonly pointer: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** An entry as the API returns it. */
export interface ActivityEntry {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string;
  readonly actor: Actor | null;
  readonly action: ActivityAction;
  readonly organization: { readonly id: string; readonly name: string };
  readonly subscription: { readonly id: string; readonly seat_type: string } | null;
  readonly changes: readonly Change[];
  readonly note: string | null;
}
