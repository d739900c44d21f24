import { reasonRules } from '~/domain/rules/organizationRules';

/** The field of a form's `fields`. */
export const reasonField = { label: 'Reason', rule: reasonRules.reason };

/** The reason to send; undefined if it is blank. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
