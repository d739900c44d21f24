import type { Failure, PayloadError } from '~/lib/Failure';
import { fieldMessage } from '~/messages/fieldMessage';
import { unplacedMessages } from '~/messages/rejectedPayload';
import type { FieldLabels } from './FormFields';

/** Messages by field name; `subscriptions.0.seat_type` for a field in a row. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The server's validation errors: by field, and those that match no field. */
export interface ServerErrors {
  readonly fields: FieldMessages;
  /** Shown in the form's alert. */
  readonly unplaced: readonly string[];
}

/**
 * Maps the server's validation errors to a form's fields. A field is identified by its payload's
 * pointer unless `resolveName` maps it differently.
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
    const name = [resolveName(pointer), pathOf(pointer)].find(
      (candidate) => candidate !== undefined && Object.hasOwn(labels, candidate),
    );
    const entry = name === undefined ? undefined : labels[name];
    if (name === undefined || entry === undefined) {
      others.push(error);
      continue;
    }
    fields[name] ??= fieldMessage(error, entry);
  }
  return { fields, unplaced: unplacedMessages(failure, others) };
}

/** `subscriptions.0.seat_type` for `/subscriptions/0/seat_type`. */
function pathOf(pointer: string): string {
  return pointer.split('/').slice(1).join('.');
}
