import { reasonRules } from '~/domain/rules/organizationRules';
import type { TextRule } from '~/domain/rules/FieldRule';

const rule: TextRule = reasonRules.reason;

/** The field of a form's `fields`. */
export const reasonField = { label: 'Reason', rule };

/** The same where the operator requires a reason. */
export const requiredReasonField = { label: 'Reason', rule: { ...rule, required: true } };

/** The reason to send; undefined if it is blank. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
