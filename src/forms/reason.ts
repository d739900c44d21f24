import { reasonRules } from '~/domain/rules/organizationRules';

/** The field of a form's `fields`. */
export const reasonField = { label: 'Reason', rule: reasonRules.reason };

/** The reason to send: a server of contract 1.1 doesn't expect an empty one. */
export function reasonToSend(reason: string): string | undefined {
  return reason.trim() || undefined;
}
