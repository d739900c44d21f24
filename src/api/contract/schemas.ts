import * as v from 'valibot';

/**
 * Wire formats. Strict on what the console needs (envelopes, ids, keys), lenient on values that it
 * can show as missing: an unknown status or a null amount costs a cell, not the screen. Unknown
 * keys are dropped.
 */
const id = v.pipe(v.string(), v.minLength(1));
const text = v.nullable(v.string());
const count = v.nullable(v.number());
const optionalText = v.nullish(v.string());
const optionalCount = v.nullish(v.number());

export const userSchema = v.object({ id, name: v.string(), email: v.string() });

export const signInSchema = v.object({ user: userSchema, token: id });

export const billingSchema = v.object({
  billing_name: text,
  billing_email: text,
  billing_phone: optionalText,
  amount: count,
  currency: text,
});

const organizationFields = {
  id,
  name: v.string(),
  subdomain: text,
  status: text,
  registered_at: text,
  total_seats: count,
  used_seats: optionalCount,
  available_seats: optionalCount,
  used_seats_30_days_ago: optionalCount,
  seat_level: optionalText,
  runs_out_in_days: optionalCount,
  runs_out_seat_type: optionalText,
  status_changed_at: optionalText,
  billing: v.nullable(billingSchema),
};

export const organizationRowSchema = v.object({
  ...organizationFields,
  etag: optionalText,
});

/**
 * A value that was looked up, the organizations that it is the name or id of, and else those that may
 * be meant.
 */
export const lookupSchema = v.object({
  value: v.string(),
  matches: v.array(organizationRowSchema),
  suggestions: lenient(v.array(organizationRowSchema)),
});

export const organizationSchema = v.object({
  ...organizationFields,
  address: optionalText,
  updated_at: text,
});

export const subscriptionSchema = v.object({
  id,
  seat_type: text,
  total_seats: count,
  used_seats: count,
  available_seats: count,
  used_seats_30_days_ago: optionalCount,
});

export const summarySchema = v.object({
  total: count,
  active: optionalCount,
  inactive: optionalCount,
  total_seats: optionalCount,
  used_seats: optionalCount,
  low_on_seats: optionalCount,
  out_of_seats: optionalCount,
});

export const dailySeatsSchema = v.object({ date: text, seats: count, seat_type: text });

/** The totals in effect during a period; each from a day on. */
export const dailySeatsMetaSchema = v.object({
  total_seats: v.optional(v.array(v.object({ from: text, seat_type: text, total_seats: count }))),
});

const tokenFields = {
  id,
  name: v.string(),
  status: text,
  prefix: text,
  created_at: text,
  expires_at: text,
  last_used_at: text,
};

export const tokenSchema = v.object(tokenFields);

/** The response to a token's creation, the only one with its secret. */
export const createdTokenSchema = v.object({
  ...tokenFields,
  token: v.pipe(v.string(), v.minLength(1)),
});

const nonNegativeInteger = v.pipe(v.number(), v.integer(), v.minValue(0));

export const pageMetaSchema = v.object({
  page: nonNegativeInteger,
  per_page: nonNegativeInteger,
  total: nonNegativeInteger,
  total_pages: nonNegativeInteger,
});

/** The envelope of a successful response. */
export function dataEnvelope<const S extends v.GenericSchema>(data: S) {
  return v.object({ data });
}

/** An optional, informative member: a value of the wrong type counts as missing. */
function lenient<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/**
 * An error response: RFC 9457 problem details with a `code` and, per field, `errors`. Lenient,
 * since the status alone must be enough.
 */
export const problemSchema = v.object({
  type: lenient(v.string()),
  title: lenient(v.string()),
  status: lenient(v.number()),
  detail: lenient(v.string()),
  code: v.optional(v.string()),
  /** With `seats_exceeded`: the subscription's current total. */
  total_seats: lenient(v.number()),
  /** With `seats_in_use`: the subscription's seats in use. */
  used_seats: lenient(v.number()),
  /** With `invalid_query`: the invalid query parameter. */
  parameter: lenient(v.string()),
  errors: v.optional(
    v.array(
      v.object({
        pointer: v.string(),
        code: v.string(),
        params: lenient(v.record(v.string(), v.union([v.string(), v.number()]))),
        detail: lenient(v.string()),
      }),
    ),
  ),
});

export type Problem = v.InferOutput<typeof problemSchema>;
