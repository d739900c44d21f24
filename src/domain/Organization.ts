/**
 * Who pays for an organization, and how much a month. Null is a value that the API did not give.
 */
export interface Billing {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly amount: number | null;
  /** ISO 4217. */
  readonly currency: string | null;
}

/** An organization account (tenant) as the list knows it. */
export interface OrganizationSummary {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string | null;
  /** `active`, `inactive`, or a word that this console doesn't know yet. */
  readonly status: string | null;
  /** RFC 3339. */
  readonly registeredAt: string | null;
  readonly totalSeats: number | null;
  readonly billing: Billing | null;
}

/** What only a single organization's answer tells. */
export interface OrganizationDetails {
  readonly address: string | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
  /** RFC 3339. */
  readonly updatedAt: string | null;
}

/**
 * An organization with all that the console knows of it; details are undefined until its own answer
 * has told them.
 */
export interface Organization extends OrganizationSummary, Partial<OrganizationDetails> {}
