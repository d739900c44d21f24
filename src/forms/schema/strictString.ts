import {
  addMethod,
  defaultLocale,
  string,
  type AnyObject,
  type Flags,
  type Maybe,
  type StringSchema,
} from 'yup';
import { isEmailAddress } from '~/domain/rules/email';
import { codePointCount, isBlank } from '~/lib/text';

declare module 'yup' {
  interface StringSchema<
    TType extends Maybe<string> = string | undefined,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /** A text without visible characters counts as missing; for yup, only the empty text does. */
    blankAsMissing(): this;
  }
}

addMethod<StringSchema>(string, 'blankAsMissing', function () {
  return this.transform((text: unknown) =>
    typeof text === 'string' && isBlank(text) ? undefined : text,
  );
});

// yup counts UTF-16 code units: an emoji would have two characters.
addMethod<StringSchema>(string, 'min', function (min: number) {
  return this.test({
    name: 'min',
    message: defaultLocale.string?.min,
    params: { min },
    skipAbsent: true,
    test: (text = '') => codePointCount(text) >= min,
  });
});

addMethod<StringSchema>(string, 'max', function (max: number) {
  return this.test({
    name: 'max',
    message: defaultLocale.string?.max,
    params: { max },
    skipAbsent: true,
    test: (text = '') => codePointCount(text) <= max,
  });
});

// yup accepts `a@b` and `a..b@c.co`.
addMethod<StringSchema>(string, 'email', function () {
  return this.test({
    name: 'email',
    message: defaultLocale.string?.email,
    skipAbsent: true,
    test: (text = '') => isEmailAddress(text),
  });
});
