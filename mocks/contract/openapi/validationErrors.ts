import type { ContractCode } from '~/domain/rules/FieldRule';
import type { JsonSchema } from './ruleSchema';

/** What a code says, and the placeholders of its message that `params` must have. */
interface ValidationCode {
  readonly meaning: string;
  readonly params?: readonly ('value' | 'count')[];
}

/** The values of `errors[].code` (docs/api.md, "Validation"). */
const validationCodes: Readonly<Record<ContractCode, ValidationCode>> = {
  required: { meaning: 'missing, null or blank' },
  email: { meaning: 'not an email address' },
  date: { meaning: 'not an instant' },
  number: { meaning: 'not a number' },
  integer: { meaning: 'not a whole number' },
  format: { meaning: 'does not have the required form' },
  unique: { meaning: 'occurs more than once within the organization' },
  exists: { meaning: 'another record has it' },
  conflict: { meaning: 'contradicts another value' },
  mismatch: { meaning: 'differs from the value that it repeats' },
  min: { meaning: 'less or shorter than `value`', params: ['value'] },
  less_than: { meaning: 'not less than `value`', params: ['value'] },
  greater_than: { meaning: 'not greater than `value`', params: ['value'] },
  too_long: { meaning: 'longer than `value`', params: ['value'] },
  at_least_count: { meaning: 'fewer than `count` rows', params: ['count'] },
};

const value = {
  type: ['string', 'number'],
  description: 'The bound; a text includes its unit: `2 characters`.',
};
const paramSchemas: Readonly<Record<string, JsonSchema>> = {
  value,
  unit: { type: 'string', description: 'The unit of `value`, if it is separate.' },
  count: { type: 'integer', minimum: 1 },
  name: { type: 'string', description: 'The name of one row.' },
};

/** The schemas of one element of `errors`: one for each set of params. */
export function validationErrorSchemas(): Record<string, JsonSchema> {
  return {
    ValidationError: {
      description: 'Why one field of the payload is invalid.',
      oneOf: ['PlainError', 'ValueError', 'CountError'].map((name) => ({
        $ref: `#/components/schemas/${name}`,
      })),
    },
    PlainError: errorSchema(undefined, []),
    ValueError: errorSchema('value', ['unit']),
    CountError: errorSchema('count', ['name']),
  };
}

function errorSchema(required: 'value' | 'count' | undefined, optional: string[]): JsonSchema {
  const codes = Object.entries(validationCodes).filter(([, { params = [] }]) =>
    required === undefined ? params.length === 0 : params.includes(required),
  );
  return {
    type: 'object',
    description: codes.map(([code, { meaning }]) => `\`${code}\`: ${meaning}`).join('; '),
    properties: {
      pointer: {
        type: 'string',
        format: 'json-pointer',
        description: 'RFC 6901, into the payload: `/billing/billing_email`.',
      },
      code: { type: 'string', enum: codes.map(([code]) => code) },
      detail: { type: 'string', description: 'For developers.' },
      ...(required && {
        params: {
          type: 'object',
          properties: Object.fromEntries(
            [required, ...optional].map((name) => [name, paramSchemas[name]]),
          ),
          required: [required],
        },
      }),
    },
    required: ['pointer', 'code', ...(required ? ['params'] : [])],
  };
}
