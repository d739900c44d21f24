import { Chunk } from '~/lib/Chunk';
import type { FormFields } from './FormFields';
import type { RejectedSubmit } from './RejectedSubmit';

/** yup and the schemas: loaded when the page is idle, as no form needs them before the user types. */
export const formSchema = new Chunk('forms/schema/formErrors', () => import('./schema/formErrors'));

/** Formik's `validate`. Without the chunk, the server still validates. */
export async function validate<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected: RejectedSubmit<Values> | undefined,
) {
  const schema = formSchema.module ?? (await formSchema.load().catch(() => undefined));
  return schema ? schema.formErrors(fields, values, rejected) : {};
}
