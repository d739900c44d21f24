import { addMethod, array, ValidationError, type ArraySchema, type Flags } from 'yup';
import { uniqueKey } from '~/domain/text/cleanText';

type Rows = Record<string, string | undefined>[];

declare module 'yup' {
  interface ArraySchema<
    // oxlint-disable-next-line typescript/no-explicit-any -- yup's declaration, which must be repeated
    TIn extends any[] | null | undefined,
    TContext,
    TDefault = undefined,
    TFlags extends Flags = '',
  > {
    /** Each row has a different value of a field; every repetition gets the message. */
    unique(field: string, message: string): this;
  }
}

addMethod<ArraySchema<Rows | undefined, object>>(
  array,
  'unique',
  function (field: string, message: string) {
    return this.test({
      name: 'unique',
      skipAbsent: true,
      test(rows = [], { path, createError }) {
        const values = rows.map((row) => row[field] && uniqueKey(row[field]));
        const errors = values.flatMap((value, index) =>
          value && values.indexOf(value) < index
            ? [createError({ path: `${path}[${index}].${field}`, message })]
            : [],
        );
        return errors.length === 0 || new ValidationError(errors);
      },
    });
  },
);
