import { getIn, useFormikContext, type FormikValues } from 'formik';
import { memo, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
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
export function FormField<Kind extends FieldKind = 'text'>(props: FormFieldProps<Kind>) {
  const { name, kind } = props;
  const { values, errors, touched, handleChange } = useFormikContext<FormikValues>();
  const { fieldId, renderError } = useFormContext();
  const value = getIn(values, name) as string;
  const [defaultValue] = useState(value);
  const message = getIn(touched, name) ? (getIn(errors, name) as string | undefined) : undefined;
  return (
    <FieldView
      {...(props as FormFieldProps<FieldKind>)}
      {...(kind === 'stepper' || kind === 'select'
        ? { value, onChange: handleChange }
        : { defaultValue })}
      id={fieldId(name)}
      error={message && (renderError?.(name, message) ?? message)}
    />
  );
}

type FieldViewProps = FormFieldProps<FieldKind> & {
  readonly id: string;
  readonly error: ReactNode;
};

/** Renders when its own value, message or props change, not with each change of the form's state. */
const FieldView = memo(function FieldView({
  kind = 'text',
  label,
  hideLabel,
  hint,
  optional,
  id,
  error,
  ...rest
}: FieldViewProps) {
  const Control = controls[kind] as ComponentType<object>;
  return (
    <Field {...{ id, label, hideLabel, hint, optional, error }}>
      {(control) => (
        <Control
          {...control}
          autoComplete="off"
          {...(kind in attributes && attributes[kind as keyof typeof attributes])}
          {...rest}
        />
      )}
    </Field>
  );
});

/** Why something is changed. */
export function ReasonField() {
  return <FormField name="reason" label={reasonField.label} optional />;
}
