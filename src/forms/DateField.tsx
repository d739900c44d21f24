import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

/**
 * A calendar day in a form, typed as `YYYY-MM-DD`: a day that isn't one stands there to be mended,
 * and is never turned into another.
 */
export function DateField({ hint = 'As YYYY-MM-DD.', ...field }: FormFieldProps) {
  return <TextField {...field} hint={hint} autoComplete="off" />;
}
