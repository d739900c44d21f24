import { reasonField } from './reason';
import { TextField } from './TextField';

/** Why something is changed. */
export function ReasonField({ required }: { readonly required: boolean }) {
  return (
    <TextField name="reason" label={reasonField.label} optional={!required} autoComplete="off" />
  );
}
