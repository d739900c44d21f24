import type { Failure } from '../lib/Failure';
import { fieldMessage } from '../messages/fieldMessage';

/** Messages by the name of the form's field; `subscriptions.0.seat_type` for one in a row. */
export type ServerErrors = Readonly<Record<string, string>>;

/**
 * What the server refused, as messages of the form's fields. A field is named by its payload's
 * pointer (`/billing/amount` is `amount`, or `billing.amount` where the form has such a field)
 * unless `nameOf` knows better; what belongs to no field is left to the form's alert.
 */
export function serverErrors(
  failure: Failure,
  labels: Readonly<Record<string, string>>,
  nameOf: (pointer: string) => string | undefined = () => undefined,
): ServerErrors {
  const found: Record<string, string> = {};
  for (const { pointer, code, params } of failure.errors ?? []) {
    const path = pointer.split('/').slice(1);
    const name = [nameOf(pointer), path.join('.'), path.at(-1)].find(
      (candidate) => candidate !== undefined && Object.hasOwn(labels, candidate),
    );
    if (name !== undefined) found[name] ??= fieldMessage({ code, params }, labels[name] ?? '');
  }
  return found;
}
