import { problemDetail, problemTitle } from '../problemTexts';
import type { Problem } from '~/api/contract/schemas';
import { callErrors } from '../callErrors';
import { calls } from '../calls';
import type { JsonSchema } from './ruleSchema';

/** What the problems of a code have in addition to the common members. */
interface ProblemMembers {
  readonly required?: readonly (keyof Problem)[];
  readonly properties?: { readonly [Member in keyof Problem]?: JsonSchema };
  /** The additional members of the example. */
  readonly example?: Problem;
}

const members: Readonly<Record<string, ProblemMembers>> = {
  validation_failed: {
    required: ['errors'],
    properties: { errors: { minItems: 1 } },
    example: {
      errors: [
        { pointer: '/name', code: 'min', params: { value: '2 characters' } },
        { pointer: '/billing/billing_email', code: 'email' },
      ],
    },
  },
  duplicate: {
    required: ['errors'],
    properties: { errors: { minItems: 1 } },
    example: { errors: [{ pointer: '/subdomain', code: 'exists' }] },
  },
  seats_in_use: {
    required: ['used_seats'],
    properties: {
      used_seats: { type: 'integer', minimum: 0, description: 'The subscription’s seats in use.' },
    },
    example: { used_seats: 64 },
  },
  invalid_query: {
    required: ['parameter'],
    properties: { parameter: { type: 'string', description: 'The query parameter at fault.' } },
    example: { parameter: 'per_page' },
  },
};

/** Every code with its status; a code has one status. */
function problemStatuses(): Map<string, number> {
  const pairs = Object.entries(calls).flatMap(([name, call]) =>
    callErrors(name, call).flatMap(([status, codes]) =>
      codes.map((code) => [code, status] as const),
    ),
  );
  return new Map(pairs.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The schema of all problems and one for each code. */
export function problemSchemas(): Record<string, JsonSchema> {
  const byCode = [...problemStatuses()].map(([code, status]) => {
    const { required = [], properties } = members[code] ?? {};
    const schema = {
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        {
          type: 'object',
          properties: {
            status: { type: 'integer', const: status },
            code: { type: 'string', const: code },
            ...properties,
          },
          required: ['status', 'code', ...required],
        },
      ],
    };
    return [schemaName(code), schema] as const;
  });
  return { Problem: commonSchema, ...Object.fromEntries(byCode) };
}

const commonSchema: JsonSchema = {
  type: 'object',
  description: 'Problem details (RFC 9457) with a stable `code`.',
  properties: {
    type: { type: 'string', format: 'uri-reference' },
    title: { type: 'string', minLength: 1 },
    status: { type: 'integer', description: 'The status of the response.' },
    detail: { type: 'string', description: 'For developers; users see the console’s own texts.' },
    code: { type: 'string', minLength: 1 },
    errors: { type: 'array', items: { $ref: '#/components/schemas/ValidationError' } },
  },
  required: ['type', 'title', 'status', 'detail', 'code'],
};

/** The component name of a response with one of these codes: `duplicate_or_no_schedule`. */
export function problemResponseName(codes: readonly string[]): string {
  return codes.join('_or_');
}

/** The response with one of these codes, which have the same status. */
export function problemResponse(status: number, codes: readonly string[]): JsonSchema {
  const refs = codes.map((code) => `#/components/schemas/${schemaName(code)}`);
  const schema =
    codes.length === 1
      ? { $ref: refs[0] }
      : {
          oneOf: refs.map(($ref) => ({ $ref })),
          discriminator: {
            propertyName: 'code',
            mapping: Object.fromEntries(codes.map((code, index) => [code, refs[index]])),
          },
        };
  return {
    description: `${problemTitle(status)}: ${codes.map((code) => `\`${code}\``).join(' or ')}.`,
    headers: Object.fromEntries(
      responseHeaders(status).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: {
      'application/problem+json': {
        schema,
        examples: Object.fromEntries(
          codes.map((code) => [code, { value: problemExample(status, code) }]),
        ),
      },
    },
  };
}

function responseHeaders(status: number): string[] {
  return [
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 405 ? ['Allow'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    'Cache-Control',
    'X-Request-Id',
  ];
}

function problemExample(status: number, code: string): JsonSchema {
  return {
    type: 'about:blank',
    title: problemTitle(status),
    status,
    detail: problemDetail(status, code),
    code,
    ...members[code]?.example,
  };
}

/** `seats_in_use` is published as `SeatsInUseProblem`. */
function schemaName(code: string): string {
  const words = code.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Problem`;
}
