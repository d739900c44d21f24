import { reasonField } from './reason';
import { TextField } from './TextField';

/** Why something is changed. */
export function ReasonField() {
  return <TextField name="reason" label={reasonField.label} optional autoComplete="off" />;
}
