import type { ComponentProps } from 'react';
import { PasswordInput, TextInput } from '~/ui/Input';
import { FormField, type FormFieldProps } from './FormField';

interface TextFieldProps
  extends
    FormFieldProps,
    Pick<
      ComponentProps<typeof TextInput>,
      'autoComplete' | 'inputMode' | 'placeholder' | 'ref' | 'leading' | 'trailing' | 'align'
    > {
  readonly type?: 'text' | 'email' | 'tel' | 'password';
}

export function TextField({
  name,
  label,
  hideLabel,
  type = 'text',
  hint,
  optional,
  ...rest
}: TextFieldProps) {
  const field = { name, label, hideLabel, hint, optional };
  return type === 'password' ? (
    <FormField {...field} control={PasswordInput} controlProps={rest} />
  ) : (
    <FormField {...field} control={TextInput} controlProps={{ ...rest, type }} />
  );
}
