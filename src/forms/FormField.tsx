import { useField, type FieldInputProps } from 'formik';
import { memo, useCallback, type ComponentType, type FocusEvent, type ReactNode } from 'react';
import { Field, type FieldControlAttributes } from '~/ui/Field';
import { useFieldId } from './fieldId';
import { useRenderError } from './renderError';
import { useShouldTouch } from './touchedFields';

export interface FormFieldProps {
  /** The name of the form's value. */
  readonly name: string;
  readonly label: string;
  /** Hides the label visually; screen readers still read it. */
  readonly hideLabel?: boolean;
  readonly hint?: ReactNode;
  /** Shows "optional" beside the label. */
  readonly optional?: boolean;
}

/** Connects a control to its label, message and value. */
type BoundControlProps = FieldControlAttributes &
  Pick<FieldInputProps<string>, 'name' | 'value' | 'onChange' | 'onBlur'>;

interface Props<Extra> extends FormFieldProps {
  readonly control: ComponentType<BoundControlProps & Extra>;
  /** The control's other props. */
  readonly controlProps: Extra;
}

/** Any control in a form; its message shows on blur or on submit. */
export function FormField<Extra extends object>({
  name,
  label,
  hideLabel,
  hint,
  optional,
  control,
  controlProps,
}: Props<Extra>) {
  const [{ value, onChange, onBlur: markTouched }, { error, touched }] = useField<string>(name);
  const id = useFieldId(name);
  const shouldTouch = useShouldTouch();
  const renderError = useRenderError();
  // Stable, or the memoised field would render again.
  const onBlur = useCallback(
    (event: FocusEvent) => {
      if (shouldTouch(event)) markTouched(event);
    },
    [shouldTouch, markTouched],
  );
  return (
    <BoundField
      {...controlProps}
      {...{ name, label, hideLabel, hint, optional, id, value, onChange, onBlur }}
      error={touched && error ? (renderError(name, error) ?? error) : undefined}
      control={control as ComponentType<object>}
    />
  );
}

interface BoundFieldProps extends Omit<FormFieldProps, 'name'> {
  readonly id: string;
  readonly error: ReactNode;
  readonly control: ComponentType<object>;
}

/** Memoised, so that typing in one field doesn't render the others. */
const BoundField = memo(function BoundField({
  label,
  hideLabel,
  hint,
  optional,
  id,
  error,
  control: Control,
  ...rest
}: BoundFieldProps) {
  return (
    <Field {...{ label, hideLabel, hint, optional, id, error }}>
      {(fieldProps) => <Control {...fieldProps} {...rest} />}
    </Field>
  );
});
