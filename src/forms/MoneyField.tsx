import { useField } from 'formik';
import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

interface MoneyFieldProps extends FormFieldProps {
  /** The form's name for the currency that the amount is of. */
  readonly currency: string;
}

/** An amount of money in a form, with the code of its currency, which is a field of its own. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  const [{ value: code }] = useField<string>(currency);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      align="end"
      leading={code || undefined}
    />
  );
}
