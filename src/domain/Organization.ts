import type { billingFields, detailFields, PropertiesOf, rowFields } from './organizationFields';
import type { SeatForecast } from './seatLevel';

/** Billing contact, and the amount per month. Null means that the API returned no value. */
type Billing = PropertiesOf<typeof billingFields>;

/** An organization account (tenant) as every response has it; null where the API has no value. */
interface OrganizationRow extends PropertiesOf<typeof rowFields>, Omit<SeatForecast, 'seatLevel'> {
  readonly id: string;
  readonly name: string;
  /** `active`, `inactive`, or a status unknown to this console. */
  readonly status: string | null;
  /** RFC 3339. */
  readonly registeredAt: string | null;
  readonly billing: Billing | null;
  /** Sums over all seat types. */
  readonly totalSeats: number | null;
  readonly usedSeats: number | null;
  readonly availableSeats: number | null;
  readonly usedSeats30DaysAgo: number | null;
  /** Null while the history is shorter; undefined if the server has no peaks. */
  readonly peakUsedSeats90Days?: number | null | undefined;
  readonly seatLevel: SeatForecast['seatLevel'] | null;
  /** RFC 3339; null if the status has never changed. */
  readonly statusChangedAt: string | null;
}

/** Fields that only the response for a single organization includes. */
export interface OrganizationDetails extends PropertiesOf<typeof detailFields> {
  /** RFC 3339. */
  readonly updatedAt: string | null;
}

/** An organization. Its details are undefined until its own response has arrived. */
export interface Organization extends OrganizationRow, Partial<OrganizationDetails> {
  /** The version, to send in `If-Match`. */
  readonly etag?: string;
}
