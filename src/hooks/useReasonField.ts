import { reasonField, requiredReasonField } from '~/forms/reason';
import type { ReasonChange } from '~/lib/configuration';
import { useStores } from '~/stores/context';

/** The field "Reason" of a form for a change, for which the operator may require one. */
export function useReasonField(change: ReasonChange) {
  const { integrations } = useStores();
  const { requiredReasons } = integrations;
  const required = Array.isArray(requiredReasons) && requiredReasons.includes(change);
  return { required, field: required ? requiredReasonField : reasonField };
}
