import { getIn, type FormikValues, type useFormik } from 'formik';
import type { FocusEvent } from 'react';
import type { FormFields } from './FormFields';
import { formSchema } from './formSchema';

/** Cleans what was typed into a field once it loses focus. */
export function useCleanOnBlur<Values extends FormikValues>(
  fields: FormFields<Values>,
  { values, initialValues, setFieldValue }: ReturnType<typeof useFormik<Values>>,
) {
  return ({ target }: FocusEvent<HTMLElement>) => {
    // Another window has taken the focus: the user returns to the field, where the caret would move.
    if (target === document.activeElement) return;
    const { name } = target as HTMLInputElement;
    // The name of a button is empty.
    if (!name) return;
    const cleaned = formSchema.value?.cleanValues(fields, values, initialValues);
    const value: unknown = getIn(cleaned, name);
    if (typeof value === 'string' && value !== getIn(values, name)) void setFieldValue(name, value);
  };
}
