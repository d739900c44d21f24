import type { billingRules } from '../domain/organizationRules';
import type { Failure, PayloadError } from '../lib/Failure';
import { fieldMessage } from '../messages/fieldMessage';
import { unplacedMessages } from '../messages/rejectedPayload';
import type { FieldLabels } from './FormFields';

/** Messages by the name of the form's field; `subscriptions.0.seat_type` for one in a row. */
export type FieldMessages = Readonly<Record<string, string>>;

/** What the server rejected: by field, and what belongs to no field of the form. */
export interface ServerErrors {
  readonly fields: FieldMessages;
  /** For the form's alert. */
  readonly unplaced: readonly string[];
}

/**
 * What the server rejected, as messages of the form. A field is named by its payload's pointer
 * (`/billing/amount` is `amount`) unless `nameOf` knows better.
 */
export function serverErrors(
  failure: Failure,
  labels: FieldLabels,
  resolveName: (pointer: string) => string | undefined = () => undefined,
): ServerErrors {
  const fields: Record<string, string> = {};
  const others: PayloadError[] = [];
  for (const error of failure.errors ?? []) {
    const { pointer } = error;
    const name = [resolveName(pointer), fieldName(pointer)].find(
      (candidate) => candidate !== undefined && Object.hasOwn(labels, candidate),
    );
    const known = name === undefined ? undefined : labels[name];
    if (name === undefined || known === undefined) {
      others.push(error);
      continue;
    }
    const { label, rowName } = typeof known === 'string' ? { label: known } : known;
    fields[name] ??= fieldMessage(error, label, rowName);
  }
  return { fields, unplaced: unplacedMessages(failure, others) };
}

// Named here: the rules would bring the list of currencies into the sign-in.
const billingFields: Readonly<Record<keyof typeof billingRules, true>> = {
  billing_name: true,
  billing_email: true,
  billing_phone: true,
  amount: true,
  currency: true,
};

/** The fields of `billing` stand in the forms by their own names. */
function fieldName(pointer: string): string {
  const [, ...path] = pointer.split('/');
  const [group, field = '', ...rest] = path;
  const inBilling = group === 'billing' && rest.length === 0 && Object.hasOwn(billingFields, field);
  return inBilling ? field : path.join('.');
}
