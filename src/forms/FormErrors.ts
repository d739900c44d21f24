import { getIn, setIn, type FormikErrors } from 'formik';
import { fieldEntries, type FormFields } from './FormFields';

/**
 * A message with the field that it is of: `name`, or `subscriptions.0.seat_type` for one in a row.
 */
export interface FlatError {
  readonly name: string;
  readonly message: string;
}

/** A form's errors in the order of its fields. */
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
        (each) => ({
          ...each,
          name: `${name}.${index}.${each.name}`,
        }),
      ),
    );
  });
}

/** Messages by name, put where formik has them; those that stand there already stay. */
export function nestErrors<Values>(
  byName: Readonly<Record<string, string>>,
  errors: FormikErrors<Values> = {},
): FormikErrors<Values> {
  return Object.entries(byName).reduce<FormikErrors<Values>>(
    (nested, [name, message]) =>
      getIn(nested, name) === undefined
        ? (setIn(nested, name, message) as FormikErrors<Values>)
        : nested,
    errors,
  );
}
