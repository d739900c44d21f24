import * as v from 'valibot';
import { organizationStatuses } from '~/domain/organizationList';

const id = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());
const instant = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const optionalText = v.nullable(v.string());

/** Schemas of the stored rows: data read back from a browser is validated against them. */
export const organizationRecord = v.strictObject({
  id,
  name: v.string(),
  address: optionalText,
  subdomain: v.string(),
  status: v.picklist(organizationStatuses),
  registered_at: instant,
  updated_at: instant,
  billing_name: v.string(),
  billing_email: v.string(),
  billing_phone: optionalText,
  amount: v.pipe(v.number(), v.minValue(0)),
  currency: v.string(),
  version: count,
});

export const subscriptionRecord = v.strictObject({
  id,
  organization_id: v.string(),
  seat_type: v.string(),
  total_seats: count,
  used_seats: count,
  daily_start: day,
  daily_end: day,
  daily_counts: v.array(count),
  daily_seed: count,
});

export const tokenRecord = v.strictObject({
  id,
  name: v.string(),
  secret: v.string(),
  revoked: v.boolean(),
  created_at: instant,
  expires_at: v.nullable(instant),
  last_used_at: v.nullable(instant),
});

export type OrganizationRecord = Readonly<v.InferOutput<typeof organizationRecord>>;
export type SubscriptionRecord = Readonly<
  Omit<v.InferOutput<typeof subscriptionRecord>, 'daily_counts'>
> & { readonly daily_counts: readonly number[] };
export type TokenRecord = Readonly<v.InferOutput<typeof tokenRecord>>;

export interface StaffRecord {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A signed-in user; the id is the bearer token. */
export interface SessionRecord {
  readonly id: string;
  readonly staff_id: string;
  readonly created_at: string;
}
