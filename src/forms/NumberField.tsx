import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

/**
 * A whole number. A text input, as `type="number"` hides invalid input from scripts and changes its
 * value on scroll (https://design-system.service.gov.uk/components/text-input/#numbers).
 */
export function NumberField(props: FormFieldProps) {
  return <TextField {...props} inputMode="numeric" autoComplete="off" align="end" />;
}
