import { Select, type SelectOption } from '~/ui/Select';
import { FormField, type FormFieldProps } from './FormField';

interface SelectFieldProps extends FormFieldProps {
  readonly options: readonly SelectOption[];
}

export function SelectField({ options, ...field }: SelectFieldProps) {
  return <FormField {...field} control={Select} controlProps={{ options }} />;
}
