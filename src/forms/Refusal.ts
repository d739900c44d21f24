import type { FieldMessages } from './serverErrors';

/** What the server refused, and the values that it refused. */
export interface Refusal<Values> {
  readonly values: Values;
  readonly errors: FieldMessages;
}

/** The refusals that still stand: those of fields that nobody has touched since. */
export function stillRefused<Values extends object>(
  refusal: Refusal<Values> | undefined,
  values: Values,
): FieldMessages {
  if (!refusal) return {};
  return Object.fromEntries(
    Object.entries(refusal.errors).filter(
      ([name]) => valueAt(values, name) === valueAt(refusal.values, name),
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
