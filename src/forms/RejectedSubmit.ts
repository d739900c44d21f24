import type { FieldMessages } from './serverErrors';

/** What the server refused, and the values that it refused. */
export interface RejectedSubmit<Values> {
  readonly values: Values;
  readonly errors: FieldMessages;
}

/** The refusals that still stand: those of fields that nobody has touched since. */
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

/** The value of `subscriptions.0.seat_type`. */
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
