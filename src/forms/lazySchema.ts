import { lazyWithRetry } from '~/lib/lazyWithRetry';

/** yup and the rules: loaded when the page is idle, as no form needs them before the user types. */
export const formSchema = lazyWithRetry(() => import('./schema'), 'idle');

/** The loaded schema; undefined if the chunk can't be loaded: the server still cleans and validates. */
export async function loadFormSchema() {
  return formSchema.value ?? (await formSchema.load().catch(() => undefined));
}
