import { useField } from 'formik';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { Field } from '~/ui/Field';
import { NumberStepper, PasswordInput, TextArea, TextInput } from '~/ui/Input';
import { Select } from '~/ui/Select';
import { useFormContext } from './Form';
import { reasonField } from './FormFields';

const controls = {
  text: TextInput,
  email: TextInput,
  tel: TextInput,
  password: PasswordInput,
  amount: TextInput,
  /**
   * A whole number. A text input, as `type="number"` hides invalid input from scripts and changes its
   * value on scroll (https://design-system.service.gov.uk/components/text-input/#numbers).
   */
  number: TextInput,
  /** A number with buttons that change it by one. */
  stepper: NumberStepper,
  select: Select,
  multiline: TextArea,
} as const;

const attributes = {
  email: { type: 'email' },
  tel: { type: 'tel' },
  amount: { inputMode: 'decimal', align: 'end' },
  number: { inputMode: 'numeric', align: 'end' },
} as const;

export type FieldKind = keyof typeof controls;

export type FormFieldProps<Kind extends FieldKind> = Omit<
  ComponentProps<(typeof controls)[Kind]>,
  'id' | 'name' | 'value' | 'type' | 'align'
> & {
  readonly kind?: Kind;
  readonly name: string;
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
};

/** A field of a form with its label, control and message, which shows on blur or on submit. */
export function FormField<Kind extends FieldKind = 'text'>({
  kind,
  name,
  label,
  hideLabel,
  hint,
  optional,
  ...rest
}: FormFieldProps<Kind>) {
  const [{ value, onChange }, { error, touched }] = useField<string>(name);
  const { fieldId, renderError } = useFormContext();
  const Control = controls[kind ?? 'text'] as ComponentType<object>;
  return (
    <Field
      {...{ label, hideLabel, hint, optional }}
      id={fieldId(name)}
      error={touched && error ? (renderError?.(name, error) ?? error) : undefined}
    >
      {(control) => (
        <Control
          {...control}
          {...{ name, value, onChange, autoComplete: 'off' }}
          {...(kind && kind in attributes && attributes[kind as keyof typeof attributes])}
          {...rest}
        />
      )}
    </Field>
  );
}

/** Why something is changed. */
export function ReasonField() {
  return <FormField name="reason" label={reasonField.label} optional />;
}
