import { nullable, primaryKey } from '@mswjs/data';
import type { OrganizationStatus } from '~/domain/organizationList';

const text = () => '';
const number = () => 0;
const counts = (): number[] => [];
const optionalText = nullable<string>(() => null);
const status = (): OrganizationStatus => 'active';

/**
 * The modelled database. Records refer to each other by foreign key, because the cost of creating
 * @mswjs/data relations grows quadratically (https://github.com/mswjs/data/issues/274). Optional
 * texts are null, never empty; instants are RFC 3339 in UTC, days `YYYY-MM-DD` of the provider's
 * calendar (UTC).
 */
export const models = {
  organization: {
    id: primaryKey(text),
    name: text,
    address: optionalText,
    subdomain: text,
    status,
    registered_at: text,
    updated_at: text,
    billing_name: text,
    billing_email: text,
    billing_phone: optionalText,
    amount: number,
    currency: text,
    /** Incremented by every change to the organization or its subscriptions; the `ETag`. */
    version: number,
    /**
     * Columns computed from others, for queries: those compare the values of one row as they are.
     * Nested, because V8 keeps a row of more than 15 columns as a hash table: creating 10,000 then
     * takes 300 ms instead of 190 ms.
     */
    derived: {
      lowercase_name: text,
      lowercase_billing_name: text,
      /** The text that `q` searches: one field per line, in lower case. */
      searched: text,
      /** Sums over the organization's subscriptions. */
      total_seats: number,
      used_seats: number,
    },
  },
  subscription: {
    id: primaryKey(text),
    organization_id: text,
    seat_type: text,
    total_seats: number,
    used_seats: number,
    /**
     * Daily seats in compact form: one count per day from `daily_start`. If `daily_counts` is
     * empty, `daily_seed` generates them up to `daily_end`.
     */
    daily_start: text,
    daily_end: text,
    daily_counts: counts,
    daily_seed: number,
  },
  staff: { id: primaryKey(text), name: text, email: text, password: text },
  token: {
    id: primaryKey(text),
    name: text,
    secret: text,
    revoked: Boolean,
    created_at: text,
    expires_at: optionalText,
    last_used_at: optionalText,
  },
  /** Signed-in users; the id is the bearer token. */
  session: { id: primaryKey(text), staff_id: text, created_at: text },
};
