import { useField } from 'formik';
import type { FormFieldProps } from './FormField';
import { TextField } from './TextField';

interface MoneyFieldProps extends FormFieldProps {
  /** The name of the currency field. */
  readonly currency: string;
}

/** An amount, prefixed with the code of its currency, which is another field. */
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
