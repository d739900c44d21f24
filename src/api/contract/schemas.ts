import { mapValues } from 'es-toolkit';
import * as v from 'valibot';
import type { Fields } from '~/domain/organizationFields';
import type { NumberRule } from '~/domain/rules/FieldRule';
import { seatCount } from '~/domain/Subscription';

/**
 * What responses consist of. They are strict on what the console needs (envelopes, ids, keys), lenient
 * on values that it can show as missing, which are null then: an unknown status or a negative count costs
 * a cell, not the screen. Unknown keys are dropped. What a schema returns is used as it is.
 */
export const id = v.pipe(v.string(), v.minLength(1));
export const text = v.nullable(v.string());
export const count = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => seatCount(value)),
);
/** A number of seats that may be negative. */
export const difference = v.pipe(
  v.nullable(v.number()),
  v.transform((value) => (Number.isSafeInteger(value) ? value : null)),
);
const optionalText = v.nullish(v.string(), null);
const amount = v.nullable(v.number());

/** A schema for each member of a record: what the document adds or takes away is a type error. */
export type Entries<T> = { readonly [Name in keyof T]-?: v.GenericSchema<unknown, T[Name]> };

type FieldSchemas<F extends Fields> = {
  readonly [Name in keyof F]: F[Name]['rule'] extends NumberRule
    ? typeof amount
    : F[Name]['rule'] extends { required: true }
      ? typeof text
      : typeof optionalText;
};

/** The schemas of fields of an organization; optional ones may be left out. */
export function fieldSchemas<F extends Fields>(fields: F): FieldSchemas<F> {
  return mapValues(fields, ({ rule }) => {
    if (rule.kind === 'number') return amount;
    return rule.required ? text : optionalText;
  }) as FieldSchemas<F>;
}

/** The envelope of a successful response. */
export function dataEnvelope<const S extends v.GenericSchema>(data: S) {
  return v.object({ data });
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
