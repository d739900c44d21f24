import { validateYupSchema, yupToFormErrors, type FormikErrors } from 'formik';
import { ValidationError } from 'yup';
import { message } from '~/messages/message';
import type { FormFields } from '~/forms/FormFields';
import { nestErrors } from '~/forms/nestErrors';
import { remainingServerErrors, type RejectedSubmit } from '~/forms/RejectedSubmit';
import { cleanValues } from './cleanValues';
import { flattenErrors } from './flattenErrors';
import { formSchema } from './formSchema';
import { isRequiredError } from './isRequiredError';

/**
 * Validates a form's values cleaned, as they will be sent; the server's errors remain until their
 * values change. A field has the message of the first rule that it breaks, in the order of its schema.
 */
export async function formErrors<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected?: RejectedSubmit<Values>,
): Promise<FormikErrors<Values>> {
  const serverErrors = remainingServerErrors(rejected, values);
  try {
    await validateYupSchema(cleanValues(fields, values), formSchema(fields));
    return nestErrors(serverErrors);
  } catch (error) {
    if (error instanceof ValidationError)
      return nestErrors(serverErrors, yupToFormErrors<Values>(error));
    throw error;
  }
}

export { cleanValues };

/** The summary of a form's errors, in the order of its fields; undefined without errors. */
export function errorSummary<Values extends object>(
  fields: FormFields<Values>,
  formikErrors: FormikErrors<Values>,
) {
  const errors = flattenErrors(fields, formikErrors);
  const missing = errors.some((error) => isRequiredError(fields, error));
  const title = message(missing ? 'check_required' : 'validation_failed');
  return errors.length > 0 ? { title, errors } : undefined;
}
