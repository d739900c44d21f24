import {
  addMethod,
  defaultLocale,
  number,
  type AnyObject,
  type Flags,
  type Maybe,
  type Message,
  type NumberSchema,
} from 'yup';
import { parseDecimal } from '~/domain/rules/parseDecimal';
import { isBlank } from '~/lib/text';

declare module 'yup' {
  interface NumberSchema<
    TType extends Maybe<number> = number | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /**
     * The value is a text in decimal notation, blank if it is missing; yup also accepts `0x10`,
     * `1e3`, `Infinity` and `1 000`.
     */
    decimalNotation(): this;
    /** At most so many decimals, as typed: `1.500` has three. */
    decimals(max: number, message: Message): this;
  }
}

addMethod<NumberSchema>(number, 'decimalNotation', function () {
  return this.transform((_, text: unknown) => {
    if (typeof text !== 'string') return text;
    return isBlank(text) ? undefined : (parseDecimal(text)?.value ?? Number.NaN);
  });
});

addMethod<NumberSchema>(number, 'decimals', function (max: number, message: Message) {
  return this.test({
    name: 'decimals',
    message,
    params: { max },
    skipAbsent: true,
    test: (_, { originalValue }) => decimalsOf(originalValue) <= max,
  });
});

// yup accepts `1.0`.
addMethod<NumberSchema>(number, 'integer', function () {
  return this.test({
    name: 'integer',
    message: defaultLocale.number?.integer,
    skipAbsent: true,
    test: (_, { originalValue }) => decimalsOf(originalValue) === 0,
  });
});

// yup accepts `-0` as 0, and would drop its sign.
addMethod<NumberSchema>(number, 'min', function (min: number, message?: Message) {
  return this.test({
    name: 'min',
    message: message ?? defaultLocale.number?.min,
    params: { min },
    skipAbsent: true,
    test: (value = 0) => value >= min && !Object.is(value, -0),
  });
});

function decimalsOf(text: unknown): number {
  return parseDecimal(String(text))?.decimals ?? Number.NaN;
}
