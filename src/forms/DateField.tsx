import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

/**
 * A calendar day, typed as `YYYY-MM-DD`. A text input: an invalid day stays as typed instead of
 * being cleared or changed.
 */
export function DateField({ hint = 'Format: YYYY-MM-DD.', ...field }: FormFieldProps) {
  return <TextField {...field} hint={hint} autoComplete="off" />;
}
