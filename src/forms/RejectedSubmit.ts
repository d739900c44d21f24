import type { FieldMessages } from './serverErrors';

/** The server's errors, and the values that it rejected. */
export interface RejectedSubmit<Values> {
  readonly values: Values;
  readonly errors: FieldMessages;
}

/** The server's errors that still apply: those of fields whose value hasn't changed. */
export function remainingServerErrors<Values extends object>(
  rejected: RejectedSubmit<Values> | undefined,
  values: Values,
): FieldMessages {
  if (!rejected) return {};
  return Object.fromEntries(
    Object.entries(rejected.errors).filter(
      ([name]) => valueAt(values, name) === valueAt(rejected.values, name),
    ),
  );
}

/** Reads the value at a path such as `subscriptions.0.seat_type`. */
function valueAt(values: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (part, key) =>
        typeof part === 'object' && part !== null
          ? (part as Record<string, unknown>)[key]
          : undefined,
      values,
    );
}
