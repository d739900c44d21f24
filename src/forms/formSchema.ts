import { lazyWithRetry } from '~/lib/lazyWithRetry';
import type { FormFields } from './FormFields';
import type { RejectedSubmit } from './RejectedSubmit';

/** yup and the schemas: loaded when the page is idle, as no form needs them before the user types. */
export const formSchema = lazyWithRetry(
  'forms/schema/formErrors',
  () => import('./schema/formErrors'),
  'idle',
);

// In development, a changed rule applies to the forms that are open.
import.meta.hot?.accept('./schema/formErrors', (changed) => {
  if (changed) formSchema.value &&= changed as never;
});

/** Undefined if the chunk can't be loaded: the server still cleans and validates. */
export async function loadFormSchema() {
  return formSchema.value ?? (await formSchema.load().catch(() => undefined));
}

/** Formik's `validate`. */
export async function validate<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected: RejectedSubmit<Values> | undefined,
) {
  return (await loadFormSchema())?.formErrors(fields, values, rejected) ?? {};
}
