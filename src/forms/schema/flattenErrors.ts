import { getIn, type FormikErrors } from 'formik';
import { fieldEntries, type FormFields } from '~/forms/FormFields';

/** A field's message. `name` is a path for fields in rows: `subscriptions.0.seat_type`. */
export interface FlatError {
  readonly name: string;
  readonly message: string;
}

/** Lists Formik's nested messages, in the order of the fields. */
export function flattenErrors<Values extends object>(
  fields: FormFields<Values>,
  errors: FormikErrors<Values>,
): FlatError[] {
  return fieldEntries(fields).flatMap(([name, field]) => {
    const error: unknown = getIn(errors, name);
    if (typeof error === 'string') return [{ name, message: error }];
    if (!('row' in field) || !Array.isArray(error)) return [];
    return error.flatMap((_, index) =>
      flattenErrors(field.row as FormFields<object>, (error[index] ?? {}) as object).map(
        (rowError) => ({
          ...rowError,
          name: `${name}.${index}.${rowError.name}`,
        }),
      ),
    );
  });
}
