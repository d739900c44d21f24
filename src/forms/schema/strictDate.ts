import {
  addMethod,
  date,
  type AnyObject,
  type DateSchema,
  type Flags,
  type Maybe,
  type MessageParams,
} from 'yup';
import { dayInMs, endOfDay } from '~/lib/time';
import { isBlank } from '~/lib/text';
import { validationMessage } from '~/messages/validationCatalogue';

declare module 'yup' {
  interface DateSchema<
    TType extends Maybe<Date>,
    TContext = AnyObject,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /**
     * The value is a calendar day `YYYY-MM-DD`, blank if it is missing, and means the end of that
     * day; yup also accepts `1` and `12/31/2024`, and takes 2024-02-30 for March 1.
     */
    endOfDay(): this;
    /** Later than the time of the validation. */
    future(): this;
    /** Less than so many days after the time of the validation. */
    withinDays(days: number): this;
  }
}

addMethod<DateSchema>(date, 'endOfDay', function () {
  return this.transform((_, text: unknown) => {
    if (typeof text !== 'string') return text;
    return isBlank(text) ? undefined : new Date(endOfDay(text.trim()) ?? Number.NaN);
  });
});

addMethod<DateSchema>(date, 'future', function () {
  return this.test({
    name: 'future',
    message: ({ path }: MessageParams) =>
      validationMessage('greater_than', { field: path, value: 'now' }),
    skipAbsent: true,
    test: (value) => Number(value) > Date.now(),
  });
});

addMethod<DateSchema>(date, 'withinDays', function (days: number) {
  return this.test({
    name: 'withinDays',
    message: ({ path }: MessageParams) =>
      validationMessage('less_than', { field: path, value: days, unit: ' days away' }),
    params: { days },
    skipAbsent: true,
    test: (value) => Number(value) < Date.now() + days * dayInMs,
  });
});
