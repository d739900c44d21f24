import type { billingFields, detailFields, PropertiesOf, rowFields } from './organizationFields';
import type { Subscription } from './Subscription';

/** Billing contact, and the amount per month. Null means that the API returned no value. */
type Billing = PropertiesOf<typeof billingFields>;

/** How many seats are left, in the API's words (docs/api.md, "Levels"). */
export const seatLevelValues = ['out', 'low', 'ok'] as const;

/** An organization account (tenant) as every response has it; null where the API has no value. */
interface OrganizationRow extends PropertiesOf<typeof rowFields> {
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
  /** The worst level of its seat types. */
  readonly seat_level: (typeof seatLevelValues)[number] | null;
  /** Whole days until the first of its seat types runs out: 0 if it has, null for never. */
  readonly runs_out_in_days: number | null;
  /** The type that runs out first. */
  readonly runs_out_seat_type: string | null;
  /** The seat type that makes it low or out; null for none, undefined if the server doesn't say. */
  readonly tightest_subscription?:
    | Pick<Subscription, 'seat_type' | 'total_seats' | 'used_seats' | 'available_seats'>
    | null
    | undefined;
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

/** Counts over all organizations; null where the API returned no value. */
export interface Summary {
  readonly total: number | null;
  readonly active: number | null;
  readonly inactive: number | null;
  readonly total_seats: number | null;
  readonly used_seats: number | null;
  /** Active organizations only. */
  readonly low_on_seats: number | null;
  /** Active organizations only. */
  readonly out_of_seats: number | null;
  /** Active organizations only; undefined if the server has no peaks. */
  readonly underused?: number | null | undefined;
}

export type StatusChange = 'activate' | 'deactivate';

/** The status that an organization has after a change. */
export const statusAfter = { activate: 'active', deactivate: 'inactive' } as const;

/** The change that takes another one back. */
export const oppositeChange = { activate: 'deactivate', deactivate: 'activate' } as const;

/** The change that applies to a status; none to an unknown status. */
export function statusChange(status: string | null | undefined): StatusChange | undefined {
  if (status === 'active') return 'deactivate';
  return status === 'inactive' ? 'activate' : undefined;
}
