import { reasonRules } from '~/domain/rules/organizationRules';
import { TextField } from './TextField';

/** The field of a form's `fields`. */
export const reasonField = { label: 'Reason', rule: reasonRules.reason };

/** Why something is changed. */
export function ReasonField() {
  return <TextField name="reason" label={reasonField.label} optional autoComplete="off" />;
}

/** The reason to send: a server of contract 1.1 doesn't expect an empty one. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
