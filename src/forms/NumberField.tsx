import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

/**
 * A whole number in a form. A text to the browser: what it holds is what was typed, and the rules
 * judge that.
 */
export function NumberField(props: FormFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" align="end" />;
}
