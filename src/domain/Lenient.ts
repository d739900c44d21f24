/** Enums that are closed: a response with another value has none. */
type Closed = 'seat_level';

/**
 * A record of the API's document as the console reads it: texts and numbers may be null, and an enum may
 * have values that the console doesn't know. Ids and `Strict` members are as documented.
 */
export type Lenient<T, Strict extends string = never> = {
  readonly [Name in keyof T]: Name extends 'id' | Strict
    ? T[Name]
    : Name extends Closed
      ? T[Name] | null
      : LenientValue<T[Name]> | null;
};

type LenientValue<T> = T extends string
  ? string
  : T extends readonly (infer Item)[]
    ? readonly Lenient<Item>[]
    : T extends object
      ? Lenient<T>
      : T;
