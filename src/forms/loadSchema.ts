import { useEffect } from 'react';
import { whenIdle } from '~/lib/whenIdle';
import type { FormFields } from './FormFields';
import type { RejectedSubmit } from './RejectedSubmit';

const importSchema = () => import('./schema/formErrors');
let schema: Awaited<ReturnType<typeof importSchema>> | undefined;

/**
 * Loads the chunk with yup and the schemas: no form needs it before the user types. The module is
 * kept, because `import()` takes time with every keystroke even if the chunk is loaded.
 */
export const loadSchema = async () => (schema ??= await importSchema());

/** Prefetches the chunk once the page is idle. */
export function useSchemaPrefetch() {
  useEffect(() => whenIdle(() => void loadSchema().catch(() => undefined)), []);
}

/** Formik's `validate`. Without the chunk, the server still validates. */
export async function validate<Values extends object>(
  fields: FormFields<Values>,
  values: Values,
  rejected: RejectedSubmit<Values> | undefined,
) {
  const schema = await loadSchema().catch(() => undefined);
  return schema ? schema.formErrors(fields, values, rejected) : {};
}
