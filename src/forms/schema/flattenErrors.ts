import { getIn, type FormikErrors } from 'formik';
import { capitalize } from '~/lib/text';
import { fieldEntries, type FormFields } from '~/forms/FormFields';

/** A field's message. */
export interface FlatError {
  /** A path for fields in rows: `subscriptions.0.seat_type`. */
  readonly name: string;
  /** With the row's name for fields in rows: "Subscription 1: Seat type". */
  readonly label: string;
  readonly message: string;
}

/** Lists Formik's nested messages, in the order of the fields. */
export function flattenErrors<Values extends object>(
  fields: FormFields<Values>,
  errors: FormikErrors<Values>,
): FlatError[] {
  return fieldEntries(fields).flatMap(([name, field]) => {
    const error: unknown = getIn(errors, name);
    if (typeof error === 'string') return [{ name, label: field.label, message: error }];
    if (!('row' in field) || !Array.isArray(error)) return [];
    return error.flatMap((_, index) =>
      flattenErrors(field.row as FormFields<object>, (error[index] ?? {}) as object).map(
        (rowError) => ({
          ...rowError,
          name: `${name}.${index}.${rowError.name}`,
          label: `${capitalize(field.name)} ${index + 1}: ${rowError.label}`,
        }),
      ),
    );
  });
}
