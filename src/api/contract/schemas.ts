import * as v from 'valibot';
import { seatLevelValues } from '~/domain/openapi';
import { seatCount } from '~/domain/Subscription';
import { isBlank } from '~/lib/text';

/**
 * What responses consist of; `responses.ts` is generated from them. They are strict on what the console
 * needs (envelopes, ids, keys), lenient on values that it can show as missing, which are null then: an unknown
 * status or a negative count costs a cell, not the screen. Unknown keys are dropped. What a schema returns is
 * used as it is.
 */
export const id = v.pipe(v.string(), v.minLength(1));
export const token = v.pipe(v.string(), v.minLength(1));
export const name = v.pipe(
  v.string(),
  v.transform((text) => (isBlank(text) ? '' : text)),
);
export const text = v.nullable(v.string());
const optionalText = v.nullish(v.string(), null);
export const address = optionalText;
export const billingPhone = optionalText;
export const amount = v.nullable(v.number());
export const count = countUpTo(Infinity);
/** A number of seats that may be negative. */
export const difference = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => (Number.isSafeInteger(value) ? value : null)),
);
export const seatLevel = v.pipe(
  text,
  v.transform((value) => seatLevelValues.find((level) => level === value) ?? null),
);
/** Undefined if a row has none. */
export const etag = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value ?? undefined),
);

export function countUpTo(maximum: number) {
  return v.pipe(
    v.nullable(v.number()),
    v.transform((value) => (value !== null && value > maximum ? null : seatCount(value))),
  );
}

/** An optional, informative member: a value of the wrong type counts as missing. */
export function lenient<const S extends v.GenericSchema>(schema: S) {
  return v.fallback(v.optional(schema), undefined);
}

/**
 * What the console reads of an error response (RFC 9457). Lenient, since the status alone must be
 * enough.
 */
export const problemSchema = v.object({
  detail: lenient(v.string()),
  code: lenient(v.string()),
  /** With `seats_in_use`: the subscription's seats in use. */
  used_seats: lenient(v.number()),
  errors: lenient(
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
