import type { ApiError } from './ApiError';

/** The type that a response should have had where it violates the contract, and the one it has. */
export interface ViolationTypes {
  /** `string`, `(number | null)`, `string, min length >=1`; `the value sent, or the one before`. */
  readonly expected: string;
  /** `null`, `array`, `missing`, `another value`. */
  readonly actual: string;
}

/** Describes a violation by types: values may be personal or secret. */
export function describeViolation({ failure, violation }: ApiError): ViolationTypes | undefined {
  if (!violation) return undefined;
  const { schema, actual } = violation;
  if (actual === undefined) return { expected: 'at most 2 MiB', actual: 'larger' };
  if (!schema) return { expected: 'the value sent, or the one before', actual };
  const absent = failure.field === undefined ? 'not JSON' : 'missing';
  return {
    expected: typeText(schemaAt(schema, failure.field?.split('.') ?? [])),
    actual: actual === 'undefined' ? absent : actual,
  };
}

/** The parts of valibot's schemas that lead to the schema of a field. */
interface NestedSchema {
  readonly expects?: string | null;
  readonly entries?: Readonly<Record<string, NestedSchema>>;
  readonly item?: NestedSchema;
  /** Of `nullable` and `optional`. */
  readonly wrapped?: NestedSchema;
  /** The schema itself and what it must fulfil. */
  readonly pipe?: readonly { readonly type: string; readonly expects?: string | null }[];
}

function schemaAt(schema: NestedSchema, keys: readonly string[]): NestedSchema | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return schema;
  if (schema.wrapped) return schemaAt(schema.wrapped, keys);
  const next = schema.item ?? schema.entries?.[key];
  return next && schemaAt(next, rest);
}

function typeText({ expects, pipe = [] }: NestedSchema = {}): string {
  const conditions = pipe
    .slice(1)
    .map(({ type, expects: bound }) => `${type.replaceAll('_', ' ')} ${bound ?? ''}`.trim());
  return [expects ?? 'unknown', ...conditions].join(', ');
}
