/** An entity named by an activity entry, as it was called then. */
interface NamedEntity {
  readonly id: string;
  readonly name: string | null;
}

/** A changed value of an organization or a subscription. */
interface ActivityChange {
  /** JSON Pointer (RFC 6901): `/billing/billing_email`. */
  readonly pointer: string;
  /** As in the API's JSON; null for none. */
  readonly before: unknown;
  readonly after: unknown;
}

/** One change to an organization, or a note about it. */
export interface Activity {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string | null;
  /** Null: the system. */
  readonly actor: NamedEntity | null;
  /** An action of the contract, or one unknown to this console. */
  readonly action: string | null;
  readonly organization: NamedEntity | null;
  readonly subscription: { readonly id: string; readonly seat_type: string | null } | null;
  readonly changes: readonly ActivityChange[];
  /** The text of a note, or the reason for a change of status. */
  readonly note: string | null;
}
