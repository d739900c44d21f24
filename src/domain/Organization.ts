/** Billing contact, and the amount per month. Null means that the API returned no value. */
export interface Billing {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
}

/** An organization account (tenant) as returned by the list. */
export interface OrganizationSummary {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string | null;
  /** `active`, `inactive`, or a status unknown to this console. */
  readonly status: string | null;
  /** RFC 3339. */
  readonly registeredAt: string | null;
  readonly totalSeats: number | null;
  readonly billing: Billing | null;
}

/** Fields that only the response for a single organization includes. */
interface OrganizationDetails {
  readonly address: string | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
  /** RFC 3339. */
  readonly updatedAt: string | null;
}

/** An organization; its details are undefined until its own response has arrived. */
export interface Organization extends OrganizationSummary, Partial<OrganizationDetails> {}
