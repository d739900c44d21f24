import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import { fieldMessage } from '~/messages/fieldMessage';
import { nestErrors, type FlatError } from '../FormErrors';
import { fieldEntries, type FormFields } from '../FormFields';
import { remainingServerErrors, type RejectedSubmit } from '../RejectedSubmit';
import { formSchema, tooFewRows } from './formSchema';

/**
 * Validates a form's values; the server's errors remain until their values change. A field has the
 * message of the first rule that it breaks, in the order of its schema.
 */
export async function formErrors<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected?: RejectedSubmit<Values>,
): Promise<FormikErrors<Values>> {
  const serverErrors = remainingServerErrors(rejected, values);
  try {
    await validateYupSchema(values, formSchema(fields));
    return nestErrors(serverErrors);
  } catch (error) {
    if (error instanceof ValidationError)
      return nestErrors(serverErrors, yupToFormErrors<Values>(error));
    throw error;
  }
}

/** Whether an error means that something required is missing: an empty field, or too few rows. */
export function isRequiredError<Values extends object>(
  fields: FormFields<Values>,
  { name, message }: FlatError,
): boolean {
  const [list, , cell] = name.split('.');
  return fieldEntries(fields).some(([fieldName, field]) => {
    if (fieldName !== list) return false;
    if (!('row' in field)) return message === fieldMessage({ code: 'required' }, field.label);
    const label = cell && field.row[cell]?.label;
    return label
      ? message === fieldMessage({ code: 'required' }, label)
      : message === tooFewRows(field);
  });
}
