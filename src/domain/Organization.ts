import type { billingFields, detailFields, PropertiesOf, rowFields } from './organizationFields';
import type { SeatForecast } from './seatLevel';

/** Billing contact, and the amount per month. Null means that the API returned no value. */
type Billing = PropertiesOf<typeof billingFields>;

/** An organization account (tenant) as every response has it; null where the API has no value. */
interface OrganizationRow extends PropertiesOf<typeof rowFields>, Omit<SeatForecast, 'seat_level'> {
  readonly id: string;
  readonly name: string;
  /** `active`, `inactive`, or a status unknown to this console. */
  readonly status: string | null;
  /** RFC 3339. */
  readonly registered_at: string | null;
  readonly billing: Billing | null;
  /** Sums over all seat types. */
  readonly total_seats: number | null;
  readonly used_seats: number | null;
  readonly available_seats: number | null;
  readonly used_seats_30_days_ago: number | null;
  /** Null while the history is shorter; undefined if the server has no peaks. */
  readonly peak_used_seats_90_days?: number | null | undefined;
  readonly seat_level: SeatForecast['seat_level'] | null;
  /** RFC 3339; null if the status has never changed. */
  readonly status_changed_at: string | null;
}

/** Fields that only the response for a single organization includes. */
interface OrganizationDetails extends PropertiesOf<typeof detailFields> {
  /** RFC 3339. */
  readonly updated_at: string | null;
}

/** An organization. Its details are undefined until its own response has arrived. */
export interface Organization extends OrganizationRow, Partial<OrganizationDetails> {
  /** The version, to send in `If-Match`. */
  readonly etag?: string | undefined;
}
