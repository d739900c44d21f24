import { reasonRules } from '~/domain/rules/organizationRules';
import type { TextRule } from '~/domain/rules/FieldRule';

/** The field of a form's `fields`. */
export const reasonField: { readonly label: string; readonly rule: TextRule } = {
  label: 'Reason',
  rule: reasonRules.reason,
};

/** The reason to send; undefined if it is blank. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
