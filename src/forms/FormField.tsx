import { useField, type FieldInputProps } from 'formik';
import { memo, useCallback, type ComponentType, type FocusEvent, type ReactNode } from 'react';
import { Field, type FieldControlAttributes } from '../ui/Field';
import { useFieldId } from './fieldId';
import { useIsLeft } from './fieldVisits';

export interface FormFieldProps {
  /** The form's name for the value. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** Says so beside the label. */
  readonly optional?: boolean;
}

/** What a control is tied to its label, its message and its value by. */
type BoundControlProps = FieldControlAttributes &
  Pick<FieldInputProps<string>, 'name' | 'value' | 'onChange' | 'onBlur'>;

interface Props<Extra> extends FormFieldProps {
  readonly control: ComponentType<BoundControlProps & Extra>;
  /** What else the control takes. */
  readonly controlProps: Extra;
}

/** Any control in a form; its message shows once it was left, or the form was submitted. */
export function FormField<Extra extends object>({
  name,
  label,
  hint,
  optional,
  control,
  controlProps,
}: Props<Extra>) {
  const [{ value, onChange, onBlur: leave }, { error, touched }] = useField<string>(name);
  const id = useFieldId(name);
  const isLeft = useIsLeft();
  // Stable, so that the memoized field doesn't render again.
  const onBlur = useCallback(
    (event: FocusEvent) => {
      if (isLeft(event)) leave(event);
    },
    [isLeft, leave],
  );
  return (
    <BoundField
      {...controlProps}
      {...{ name, label, hint, optional, id, value, onChange, onBlur }}
      error={touched ? error : undefined}
      control={control as ComponentType<object>}
    />
  );
}

interface BoundFieldProps extends Omit<FormFieldProps, 'name'> {
  readonly id: string;
  readonly error: string | undefined;
  readonly control: ComponentType<object>;
}

/** A key typed in one field of a form leaves the others as they are. */
const BoundField = memo(function BoundField({
  label,
  hint,
  optional,
  id,
  error,
  control: Control,
  ...rest
}: BoundFieldProps) {
  return (
    <Field {...{ label, hint, optional, id, error }}>
      {(fieldProps) => <Control {...fieldProps} {...rest} />}
    </Field>
  );
});
