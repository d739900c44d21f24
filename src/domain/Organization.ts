import type { billingFields, detailFields, PropertiesOf, rowFields } from './organizationFields';

/** Billing contact, and the amount per month. Null means that the API returned no value. */
export type Billing = PropertiesOf<typeof billingFields>;

/** An organization account (tenant) as every response has it. */
interface OrganizationRow extends PropertiesOf<typeof rowFields> {
  readonly id: string;
  readonly name: string;
  /** `active`, `inactive`, or a status unknown to this console. */
  readonly status: string | null;
  /** RFC 3339. */
  readonly registeredAt: string | null;
  readonly totalSeats: number | null;
  readonly billing: Billing | null;
}

/** Fields that list rows have since contract 1.1, and the single organization has always had. */
interface OrganizationSeats {
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
}

/** Fields of contract 1.1. */
interface OrganizationHistory {
  readonly usedSeats30DaysAgo: number | null;
  /** RFC 3339; null if the status has never changed. */
  readonly statusChangedAt: string | null;
}

/** Fields that only the response for a single organization includes. */
export interface OrganizationDetails extends PropertiesOf<typeof detailFields> {
  /** RFC 3339. */
  readonly updatedAt: string | null;
}

/**
 * An organization. Its details are undefined until its own response has arrived; what contract 1.1
 * adds stays undefined with a 1.0 server.
 */
export interface Organization
  extends
    OrganizationRow,
    Partial<OrganizationSeats>,
    Partial<OrganizationHistory>,
    Partial<OrganizationDetails> {
  /** The version, to send in `If-Match`. */
  readonly etag?: string;
}
